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
