### What stands on the board of Antarctica, in English.

board-area-sw = Southwest
board-area-s = South
board-area-se = Southeast
board-area-e = East
board-area-ne = Northeast
board-area-n = North
board-area-nw = Northwest
board-area-w = West
board-area = { $area }: { $buildings }. Most scientists here: { $vp } VP as things stand
board-area-closed = { $area }: closed in this game
board-closed = closed
board-reached = The area the ship has reached this turn
board-berth = Free space for a ship, number { $place } in line
board-icebreaker = Icebreaker: this ship may take a turn after the first one when the Sun stops here
board-new-ship = Placed this turn: no track action moves it
board-people = { $who }: { $n ->
        [one] { $n } scientist
       *[other] { $n } scientists
    } here
board-sun = The Sun is in the { $area }. It travels counter-clockwise to the next area with ships
board-way = The Sun goes counter-clockwise
    .text = The Sun goes counter-clockwise from area to area. Where it stops, the first ship in line takes a turn.
board-turn = Turn { $n }
board-placing = Set-up

board-track = { $track } ({ $centers }): the first scores { $vp } VP as things stand
board-space = Space { $space }, value { $value }
board-used = used up: { $symbol }

board-deck-basic = Basic
board-deck-double = Double
board-deck-advanced = Advanced
board-below = Cards below this one: { $n }
board-pile-empty = All built
board-rc-inland = Inland Center
board-rc-coastal = Coastal Center
board-rc-naval = Naval Center
board-needs = Needs access to: { $building }
board-builds = Builds: { $building }
board-takes = { $n ->
        [one] { $n } scientist goes
       *[other] { $n } scientists go
    } from your supply to the area
board-points = Research Points: { $n }, on a track of your choice
board-asterisk = Asterisk: counts when building cards are scored

board-yard = Shipyard cards in the pile: { $n }
board-yard-short = Shipyard
board-draft = Shipyard cards going round in the draft: { $n }; left in the pile: { $rest }
board-expertise = Expertise Resource cards left: { $n }
board-expertise-short = Expertise

board-score = Points as of now
board-score-final = Final points
board-score-of = { $who }: { $vp } VP if the game ended now
board-turn-of = takes the turn
board-start = Start player

board-supply = Supply
    .text = Supply: scientists ready to be placed
board-reserve = Reserve
    .text = Reserve: scientists still to be recruited. Once supply and reserve are both empty, the game ends.
board-available = Available Resources
    .text = Available Resources: ships to build, cubes for new tracks
board-discarded = Discarded Resources
    .text = Discarded Resources: once a turn a ship or cube may go here for 1 scientist. The most pieces here score.
board-spare-ships = Available ships: { $n }
board-spare-cubes = Available cubes: { $n }
board-lost-ships = Discarded ships: { $n }
board-lost-cubes = Discarded cubes: { $n }
board-basic = Basic Resource
board-hand = Shipyard cards in hand: { $n }
    .text = Shipyard cards: one card may be played per stop of the Sun, after the ship has moved
board-taken = Building cards: { $n }
    .text = Building cards taken; those with an asterisk score
board-asterisks = Building cards with an asterisk: { $n }
