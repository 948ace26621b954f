# What all games share: seats, and the words of the terminal.

seat-1 = Vermilion
seat-2 = Sky blue
seat-3 = Green
seat-4 = Yellow
seat-5 = Purple

pair = { $label }: { $text }

ui-welcome = { $game }. Your game is kept in { $file }; continue it any time with: { $again }
ui-commands = Type the number of an option, or words of it that no other has. Also: ? rule and reasons · ? ID a rule · u undo · b board · l log · p points · s FILE save a copy · w bots’ plans on or off · h this help · q leave
ui-left = The game is saved in { $file }. Continue with: { $again }
ui-pass-screen = Pass the screen to { $who }, who presses Enter:{" "}
ui-no-such-number = There are { $n } options: type a number from 1 to { $n }, or h for help.
ui-not-understood = “{ $words }” is neither a number, a command (h lists them) nor a move.
ui-ambiguous = “{ $words }” fits { $n } options: type more of it, or a number.
ui-not-now = “{ $words }” has nothing to do with this question.
ui-no-undo = Nothing can be taken back: the last move revealed something or ended a turn.
ui-undone = Taken back.
ui-saved = Saved in { $file }.
ui-file-exists = { $file } exists already and was left alone; choose another name.
ui-no-rule = There is no rule { $rule }.
ui-reveals = (reveals something: cannot be undone)
ui-all-reveal = (Whatever you choose reveals something and cannot be undone.)
ui-over = See the game again, move by move: { $again }
ui-plans-told = Bots tell their plans again.
ui-plans-kept = Bots keep their plans to themselves now.
ui-final-scores = Final scores
ui-scores-now = Scores, if the game ended now
ui-score = { $rank }. { $who }: { $vp } VP
ui-thinking =
    { $seconds ->
        [0] { $who } is thinking…
       *[other] { $who } is thinking… (up to { $seconds } s)
    }

## Why a bot moved, and how long it may think

bot-line = Likely next: { $line }.
bot-then = {"; then "}
bot-ahead =
    { $points ->
        [one] The bot expects to end about { $points } point ahead.
       *[other] The bot expects to end about { $points } points ahead.
    }
bot-behind =
    { $points ->
        [one] The bot expects to end about { $points } point behind.
       *[other] The bot expects to end about { $points } points behind.
    }
bot-close = The bot expects a close finish.

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
site-level = Level of the bots
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
site-bot-easy = easy
    .text = Bot: easy – overlooks a lot
site-bot-normal = normal
    .text = Bot: normal – plays for points
site-bot-hard = hard
    .text = Bot: hard – thinks up to { $n } s a move
site-bot-expert = expert
    .text = Bot: expert – thinks up to { $n } s a move
site-bot-greedy = normal
    .text = Bot: normal – plays for points
site-bot-random = random
    .text = Bot: plays at random
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
site-thinking = { $name } ({ $level }) is thinking…
site-thinking-most = up to { $n } s
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
site-why = Why this move?
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

## The report on simulated games

report-title =
    { $n ->
        [one] { $game }: { $n } simulated game
       *[other] { $game }: { $n } simulated games
    }
report-facts = What was simulated
report-fact-game = Game
report-fact-players = Players
report-fact-bots = Bots
report-fact-games = Games
report-fact-seeds = Seeds
report-fact-options = Modules and other readings
report-fact-rules = Version of the rules
report-fact-decisions = Decisions in all
report-fact-pack = Pack
report-none = none
report-seeds = { $low } to { $high }
report-again = The command that makes the same data
report-summary = In short
report-as-table = As a table
report-foot = Made by frostline report. Intervals are of 95 %; means after Student, rates after Wilson. Games with one seed count as one sample, so intervals get wider where such games resemble each other. Shared wins count in parts.
report-automa = Automa
report-broken =
    { $n ->
        [one] One game broke an invariant of the rules and is left out of everything below: number { $number }, seed { $seed }: { $what }
       *[other] { $n } games broke an invariant of the rules and are left out of everything below. The first is number { $number }, seed { $seed }: { $what }
    }
report-missing =
    { $n ->
        [one] One game of the series is not in the file.
       *[other] { $n } games of the series are not in the file.
    }
report-pack = Played with the pack { $pack }: in the command, put its folder in place of FOLDER.
report-own-will = A bot that thinks by the clock, or a program from outside, need not play the same way again: the command makes similar data, not the same.
report-unknown = Columns that this report does not know were left aside: { $names }.

report-section-course = Scores, wins, length
report-section-points = Where points come from, and what is decided
report-section-held = Components in the hands of players
report-section-common = Things on the table

report-scores-seat = Scores by seat
report-scores-bot = Scores by bot
report-scores-note = The shape shows how often a score occurs. The upright line is the mean, the bar across it the 95 % interval of the mean.
report-wins-seat = Wins by seat
report-wins-bot = Wins by bot
report-wins-note = The mark is the share of games won, the bar its 95 % interval.
report-wins-several = A bot with several seats counts once for each.
report-win-rate = share of games won
report-even = even share: { $share }
report-same = no difference
report-points = points
report-mean-points = points on average
report-decisions = decisions in a game
report-length = Length of a game
report-length-all = All games, mean
report-length-note = The shape shows how often a length occurs. The upright line is the mean, the bar across it the 95 % interval of the mean.
report-below = { $share } are not above
report-sources = Where the points come from
report-sources-note = The bars are the mean score of players by the place they reached; the list names the parts, with their mean over all players. Losses go to the left.
report-place =
    { $n ->
        [1] Place 1 (winners)
       *[other] Place { $n }
    }
report-all-games = All games
report-chosen = How often each kind of move is chosen
report-chosen-note = Decisions of one player in one game, on average.
report-times = times per player and game
report-winners = winners
report-others = the others
report-everybody = all players
report-more-in-table =
    { $n ->
        [one] The rarest one is only in the table.
       *[other] The { $n } rarest are only in the table.
    }

report-held-text = How often did players win who ended the game with a component? An even share is { $even }. Thick bars are 95 % intervals; the thin lines around them hold for all { $n } comparisons of this page together (Bonferroni). Only what lies outside the even share even then is marked with an arrow and a colour; the rest may be chance. The number after the dot says how many players held the component. Holding is not causing: who is ahead anyhow can afford more.
report-alone-text = How many points more did players score who ended the game with a component than those without it? Thick bars are 95 % intervals; the thin lines around them hold for all { $n } comparisons of this page together (Bonferroni). Only what differs even then is marked with an arrow and a colour; the rest may be chance. The number after the dot says how many players held the component. Holding is not causing: who is ahead anyhow can afford more.
report-bots-text = The bots are not equally strong, and each likes other things: compare with the last column of the tables, which says how often the bots that held a component win in general.
report-common-text = Games with a thing on the table beside games without it. Thick bars are 95 % intervals; the thin lines hold for all { $n } comparisons of this page together (Bonferroni). Only what differs even then is marked. The number after the dot says in how many games it was there.
report-common-scores = { $kind }: mean score
report-common-length = { $kind }: length
report-points-apart = points more or fewer
report-length-apart = decisions more or fewer
report-most-and-least =
    { $more ->
        [one] The { $n } highest and the { $n } lowest; one more is in the table.
       *[other] The { $n } highest and the { $n } lowest; { $more } more are in the table.
    }
report-usual = The dotted line is the mean of all that are compared here: { $share }.
report-rare =
    { $n ->
        [one] One that occurs fewer than { $least } times, or always, is only in the table.
       *[other] { $n } that occur fewer than { $least } times, or always, are only in the table.
    }
report-up = more than chance explains
report-down = less than chance explains
report-chance = may be chance
report-too-rare = too rare to say
report-always = always there

report-tip-mean = { $name }: mean { $mean } (95 %: { $span }).
report-tip-rate = { $name }: { $rate } (95 %: { $span }).
report-tip-item = { $name }: { $rate } (95 %: { $span }), held by { $n } players.
report-tip-apart = { $name }: { $apart } (95 %: { $span }), there { $n } times.
report-span = { $low } to { $high }

report-col-games = Games
report-col-wins = Wins
report-col-rate = Win rate
report-col-mean = Mean
report-col-interval = 95 % interval
report-col-middle = Middle half
report-col-lowest = Lowest
report-col-highest = Highest
report-col-all = All players
report-col-share = Share of all points
report-col-difference = Difference
report-col-held = Held by
report-col-apart = Difference
report-col-together = Interval for all { $n } comparisons
report-col-verdict = Verdict
report-col-bots = Its bots win

report-sum-length =
    { $n ->
        [one] The game took { $mean } decisions.
       *[other] A game took { $mean } decisions on average; half of the games took { $low } to { $high }.
    }
report-sum-share = { $who } won { $rate } (95 %: { $span })
report-sum-seats = By seat, most often { $most } of the games; least often { $least }. An even share is { $even }.
report-sum-even = No seat differs from an even share by more than chance explains.
report-sum-uneven = That is further from an even share than chance explains for: { $who }.
report-sum-bots = By bot and seat, { $shares }; an even share is { $even }.
report-sum-ties = { $share } of the games ended with a shared first place.
report-sum-scores = Winners scored { $winners } points on average, the others { $others }.
report-sum-score = The mean score was { $mean } points (95 %: { $span }).
report-sum-source = Most points came from: { $category } ({ $share } of all points).
report-sum-ahead = Winners were furthest ahead of the others in: { $category } ({ $points } points on average).
report-sum-kind = { $kind }: { $more } of { $n } did better than chance explains, { $less } worse.
report-sum-most = Most: { $item }.
report-sum-least = Least: { $item }.
report-sum-common = { $kind } that change scores or length by more than chance explains: { $items }.
report-sum-nothing =
    { $n ->
        [one] The one component that could be compared does not stand out by more than chance explains.
       *[other] Of { $n } comparisons of components, none stands out by more than chance explains.
    }
report-sum-caution =
    { $n ->
        [one] Holding is not causing: who is ahead anyhow can afford more.
       *[other] This takes into account that { $n } comparisons were made. Holding is not causing: who is ahead anyhow can afford more.
    }
report-sum-alone = The player won { $rate } (95 %: { $span }) of the games against { $automa }.
report-sum-strength = The bots are not equally strong and like different things, which shows in these shares too.
report-sum-few =
    { $n ->
        [one] This is one game only: nothing follows from it.
       *[other] These are only { $n } games: intervals are wide, and small effects stay unseen.
    }

report-kind-asteroid = Asteroids
report-kind-badges = Number of badges
report-kind-building = Buildings
report-kind-card = Building cards
report-kind-corporation = Corporations
report-kind-directive = Directives in hand
report-kind-discarded = Discarded resources
report-kind-event = Events
report-kind-facility = Facilities
report-kind-favor = Favors of the last Round
report-kind-first = First at Level 3
report-kind-goal = Goals
report-kind-leader = Leaders
report-kind-outstation = Starting Outstations
report-kind-project = Projects
report-kind-relic = Relic
report-kind-research = Research
report-kind-resource-card = Resource cards
report-kind-shipyard-card = Shipyard cards in hand
report-kind-spacecraft = Spacecraft
report-kind-structure = Structures
report-kind-unfinished-project = Unfinished projects
report-category-corporation = Corporations
report-category-laboratory = Laboratories
report-category-project-end = Projects that score at the end
report-category-surface = Surface buildings
report-category-unfinished = Unfinished projects
report-item-cube = Cube
report-item-relic-die = Relic die
report-item-ship = Ship
