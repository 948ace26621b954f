# What all games share: seats, and the words of the terminal.

seat-1 = Vermilion
seat-2 = Sky blue
seat-3 = Green
seat-4 = Yellow
seat-5 = Purple

pair = { $label }: { $text }

ui-welcome = { $game }. Your game is kept in { $file }; continue it any time with: { $again }
ui-commands = Type the number of an option. Also: ? rule and reasons · ? ID a rule · u undo · b board · l log · p points · s FILE save a copy · h this help · q leave
ui-left = The game is saved in { $file }. Continue with: { $again }
ui-pass-screen = Pass the screen to { $who }, who presses Enter:{" "}
ui-no-such-number = There are { $n } options: type a number from 1 to { $n }, or h for help.
ui-not-understood = “{ $words }” is neither a number, a command (h lists them) nor a move.
ui-not-now = “{ $words }” has nothing to do with this question.
ui-no-undo = Nothing can be taken back: the last move revealed something or ended a turn.
ui-undone = Taken back.
ui-saved = Saved in { $file }.
ui-file-exists = { $file } exists already and was left alone; choose another name.
ui-no-rule = There is no rule { $rule }.
ui-reveals = (reveals something: cannot be undone)
ui-final-scores = Final scores
ui-scores-now = Scores, if the game ended now
ui-score = { $rank }. { $who }: { $vp } VP

## The site: every page

site-skip = Skip to the content
site-nav = Language, look, account
site-guest = Guest
site-theme-to-light = Light look
site-theme-to-dark = Dark look
site-foot = An unofficial digital table for board games. Rules told in our own words.
site-copied = Copied.
site-copy = Copy
site-failed = That did not work. Nothing was changed.
site-offline = The server cannot be reached. Try again in a moment.
site-too-fast = Too fast: wait a few seconds and try again.
site-close = Close
site-back = Back
site-home = To the home page
site-again = Try again
site-error = That did not work

## The site: home

site-slogan = Board games on the edge of the ice
site-games = Games
site-fact-players = Players
site-fact-minutes = Length
site-fact-weight = Weight
site-minutes = { $n } min
site-solo = Solo
site-bots = Against bots
site-more-choices = More choices…
site-read-rules = Read the rules
site-load = Load a record
site-load-go = Load
site-my-tables = My tables
site-my-tables-none = No tables yet. “Solo” or “Against bots” starts a game at once; it is kept here, and you can come back to it any time.
site-open-tables = Open tables
site-open-tables-none = Nobody is looking for players right now. To open a table, choose “More choices…” and list it here.
site-hosted = opened by { $name }
site-free = { $n } of { $seats } free
site-your-turn = Your turn
site-turn-of = Waiting for { $who }
site-game-over = The game is over
site-waiting-seats = Waiting for players
site-just-now = just now
site-minutes-ago = { $n } min ago
site-hours-ago = { $n } h ago
site-days-ago =
    { $n ->
        [one] yesterday
       *[other] { $n } days ago
    }

## The site: a new table

site-new = New table: { $game }
site-who-plays = Who plays?
site-who-plays-text = Choose how many seats there are, and who takes each one.
site-how-many = Number of players
site-seat-n = Seat { $name }
site-seat-name = Name for seat { $name }
site-seat-me = Me
site-seat-same = Someone at this screen
site-seat-friend = A friend, by link
site-bot-greedy = Bot: plays for points
site-bot-random = Bot: plays at random
site-name = Name
site-solo-text = Alone you play by the official solo rules; the opponent moves by itself.
site-modules = Modules
site-modules-none = This game has no modules.
site-readings =
    { $n ->
        [one] { $n } other reading of the rules
       *[other] { $n } other readings of the rules
    }
site-readings-text = Where the printed rules can be read in two ways, the table may choose the other one.
site-table = The table
site-public = List under “Open tables”
site-public-text = Anybody may then take a seat kept for a friend.
site-deal = Deal and components
site-seed = Seed
site-seed-text = A number that decides all shuffles and rolls. Leave it empty for a fresh deal.
site-pack = Components
site-pack-none = As included
site-start = Start

## The site: at the table

site-skip-decision = Skip to the decision
site-skip-board = Skip to the board
site-decision = What to do now
site-waiting = Waiting
site-watching = You are watching. You see what everybody sees.
site-views = Parts of the table
site-board = Board
site-mine = My area
site-mine-short = Mine
site-others = Others
site-players = Players
site-you = (you)
site-decides = decides
site-options =
    { $n ->
        [one] { $n } option
       *[other] { $n } options
    }
site-reveals = Reveals something: it cannot be undone afterwards.
site-refused = Why not? ({ $n })
site-undo = Undo
site-undo-not = Nothing can be taken back: the last move revealed something or ended a turn.
site-takeback = Take back…
site-takeback-why = Ask everybody to go back to before your last turn? It happens only if all agree.
site-takeback-ask = { $name } would like to go back to move { $n }. Do you agree?
site-takeback-wait = { $name } asked to go back to move { $n }. Waiting for the others to answer.
site-takeback-yes = Agree
site-takeback-no = Play on
site-away = A bot is playing your seat.
site-return = Take my seat back
site-leave = Leave; a bot plays on
site-leave-ask = Leave the table? A bot plays your seat until you come back.
site-confirm = Sure?
site-yes = Yes
site-no = No
site-table-menu = Table menu
site-look-back = Look back through the game
site-copy-table = Copy the link for spectators
site-lost = Connection lost. Trying again by itself…
site-seats-missing =
    { $n ->
        [one] One seat is still free
       *[other] { $n } seats are still free
    }
site-seats-invite = Send each friend a link. The game begins when every seat is taken.
site-seats-take = Take a seat to play along, or stay and watch.
site-seat-free = Free seat
site-seat-take = Sit here
site-seat-link = Link for a friend
site-pass-title = Pass the screen to { $name }
site-pass-text = Something here is only for { $name } to see. Press the button once the screen is yours.
site-pass-go = I am { $name }

## The site: log, chat, points, notes, rules

site-talk = Log, chat, points
site-log = Log
site-log-of = Show
site-everybody = Everybody
site-moment = Move { $n }: see this moment
site-chat = Chat
site-chat-label = Say something
site-chat-empty = Nothing said yet. Everybody at the table reads along, spectators too.
site-send = Send
site-points-tab = Points
site-points = { $n } VP
site-points-now = If the game ended now
site-points-then = If the game had ended at this moment
site-points-final = Final scores, line by line
site-sheet-of = Score sheet of { $name }
site-notes = Notes
site-notes-label = Only you can read this.
site-saved = Saved
site-rules = Rules
site-rules-search = Search the rules
site-rules-none = No rule mentions “{ $q }”. Try a shorter word or a rule’s id.
site-search = Search
site-loading = Loading…

## The site: after the game and replay

site-over = The game is over.
site-won = { $name } wins with { $n } VP
site-shared-win = Shared victory with { $n } VP: { $names }
site-replay = Replay
site-play-again = Play again
site-record = Download the record
site-share = Copy the link
site-share-moment = Copy link to this move
site-skip-replay = Skip to the controls
site-replay-at = Move { $at } of { $last }
site-step-first = To the beginning
site-step-back = One move back
site-step-next = One move on
site-step-last = To the end
site-autoplay = Play by itself (space)
site-position = Move
site-to-table = Back to the table
site-fork = Play on from here
site-fork-text = Starts a new table at this position, against bots.
site-chart = Points over the rounds
site-chart-tab = Chart
site-chart-text = What everybody would have scored, round by round

## The site: account

site-account = You and your account
site-you-title = You
site-your-name = Your name at the table
site-language = Language
site-theme = Look
site-theme-system = As the system
site-theme-light = Light
site-theme-dark = Dark
site-confirm-pref = Confirm at the end of a turn
site-confirm-no = No, play at once
site-confirm-yes = Yes, ask me first
site-save = Save
site-signed-in = Your account
site-signed-in-as = You are signed in as { $name }. Your tables follow you to every device.
site-log-out = Sign out
site-keep = Keep your games
site-keep-text = You can play without an account. With one, your tables follow you to other devices.
site-register = New account
site-account-name = Account name
site-password = Password
site-password-text = At least 8 characters
site-register-go = Create the account
site-log-in = I have an account
site-log-in-go = Sign in

## What the site refuses

site-error-no-table = There is no such table.
site-error-no-seat = You have no seat at this table.
site-error-not-your-turn = It is not your turn.
site-error-nothing-to-take-back = You have made no move at this table that could be taken back.
site-error-fork-later = A game with other people can be forked when it is over: chance would tell its future.
site-error-record-later = A record can be had when the game is over: its seed would tell what is still hidden.
site-error-wrong-password = This name and password do not belong together.
site-error-seat-taken = Somebody else has just taken this seat.
site-error-not-begun = The game has not begun: a seat is still open.
site-error-changed = The position has changed since: look again.
site-error-over = The game is over.
site-error-nothing-to-answer = There is nothing to answer.
site-error-no-token = Send 'Authorization: Bearer TOKEN' with a token of POST /api/guests.
