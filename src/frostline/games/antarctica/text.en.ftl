### Antarctica in English.

## The game, its phases and its parts

game-name = Antarctica
game-tagline = Follow the Sun around the frozen continent, sail, build and do research, and lead where it counts.
game-minutes = 60–90
game-weight = 2.8 / 5

phase-0 = Placing the ships
phase-1 = In play
phase-2 = Final scoring

hidden-card = a hidden card
nothing-there = no building

ship-in-line =
    { $place ->
        [1] first ship of the { $area }
        [2] second ship of the { $area }
       *[other] third ship of the { $area }
    }
track-name = track { $n }
card-name = { $building } (needs { $needs })

area-sw = southwest area
area-s = south area
area-se = southeast area
area-e = east area
area-ne = northeast area
area-n = north area
area-nw = northwest area
area-w = west area

## Buildings

building-camp = Camp
    .text = Action: move as many scientists from your reserve to your supply as you have ships and scientists here.
building-shipyard = Shipyard
    .text = Action: put a ship from Available Resources at the end of the line in the area with the Sun; each other player may take a Shipyard card.
building-crane = Crane
    .text = Required by building cards; a Basic Resource card can stand in for it.
building-shaft-tower = Shaft Tower
    .text = Required by building cards; a Basic Resource card can stand in for it.
building-derrick = Derrick
    .text = Required by building cards; a Basic Resource card can stand in for it.
building-wind-turbine = Wind Turbine
    .text = Required by building cards; a Basic Resource card can stand in for it.
building-lab = Lab
    .text = Required by building cards; an Expertise Resource card can stand in for it.
building-factory = Factory
    .text = Required by building cards; an Expertise Resource card can stand in for it.
building-rc-inland = Inland Research Center
    .text = Action: advance on a track that shows it, with 1 Research Point for each of your ships and scientists here.
building-rc-coastal = Coastal Research Center
    .text = Action: advance on a track that shows it, with 1 Research Point for each of your ships and scientists here.
building-rc-naval = Naval Research Center
    .text = Action: advance on a track that shows it, with 1 Research Point for each of your ships and scientists here.
building-headquarters = Headquarters
    .text = Gives no action; its building card has an asterisk and counts when building cards are scored.
building-plankton-farm = Plankton Farm
    .text = Takes 2 scientists and gives no action; its building card has an asterisk and counts when building cards are scored.
building-parabolic-antenna = Parabolic Antenna
    .text = Gives no action; its building card has an asterisk and counts when building cards are scored.

## Cards and symbols

deck-basic = Basic building cards
deck-double = Double building cards
deck-advanced = Advanced building cards

yard-icebreaker = Icebreaker
    .text = Put it on a ship of yours that is second in line: when the Sun stops there, you may take a whole turn with it after the first ship.
yard-placing-a-scientist = Placing a Scientist
    .text = Move 1 scientist from your supply to the target area; it counts at once when you recruit or research there.
yard-plus-two = +2 Scientists
    .text = Move 2 scientists from your reserve to your supply, or 1 if only 1 is left.
yard-fast-research = Fast Research
    .text = Advance 3 spaces on one open research track of your choice.

symbol-scientist = Scientist
    .text = Red: whoever triggers it moves 1 scientist from reserve to supply.
symbol-new-ship = New Ship
    .text = Red: whoever triggers it puts a ship from Available Resources at the end of the line in the area with the Sun; each other player may take a Shipyard card.
symbol-expertise-card = Expertise card
    .text = Red: whoever triggers it takes 1 Expertise Resource card from the pile.
symbol-basic-card = Basic card
    .text = Red: whoever triggers it takes back a used Basic Resource card.
symbol-in-vain = { $symbol } (brings you nothing now)
symbol-move-ship = Move Ship
    .text = Blue, once per game: each player may move 1 own ship to another area, without an action there.
symbol-shipyard-draft = Shipyard Draft
    .text = Blue, once per game: one Shipyard card per player is drawn, and each in turn keeps 1 and passes the rest to the right.
symbol-advance-three = Advance Three
    .text = Blue, once per game: each player may advance 3 spaces, everybody on a different track.

resource-basic = Basic Resource card
resource-expertise = Expertise Resource card

## Options of a table

option-first-game = First game
    .text = The ships start in a fixed layout instead of being placed by the players. The layout is reconstructed.
option-open-hands = Open hands
    .text = The Shipyard cards in every hand are open to all.
option-rotate-placing = Rotating placement
    .text = Four players place their ships in the order A, B, C, D, D, A, B, C instead of A, B, C, D, D, C, B, A.
option-one-ship-per-area = Empty areas first
    .text = While there is an open area without a ship, a starting ship must go to such an area.

## Questions: set-up

ask-place-ship = { $who }: place a ship in an area. It goes to the end of the line; no action follows.
ask-first-cube = { $who }: put a cube on the first space of a research track; it triggers nothing

## Questions: the turn

ask-move-ship = { $who }: move your ship from the { $area } to another area, where you may then take an action
ask-take-action =
    { $acted ->
        [yes] { $who }: play a card, discard a resource, or end your turn
       *[no] { $who }: take an action in the { $area }, or end your turn. You may also play a card and discard a resource.
    }
ask-choose-track =
    { $points ->
        [one] { $who }: choose the research track for the { $points } Research Point of the building
       *[other] { $who }: choose the research track for the { $points } Research Points of the building
    }
ask-discard-resource = { $who }: choose the resource you discard for good. In return 1 scientist joins your supply, if your reserve has one.
ask-may-break-ice = { $who }: take a whole turn with the ship that carries your Icebreaker in the { $area }? If you let it pass, the card is lost.

## Questions: cards

ask-take-card = { $who }: take a card of your choice from the Shipyard pile, or none
ask-draft-card = { $who }: keep one of these Shipyard cards; any others are passed to the right
ask-mark-ship = { $who }: put the Icebreaker on a ship of yours that is second in line. It may take a turn of its own when the Sun stops there.
ask-fast-research = { $who }: choose the research track on which you advance 3 spaces

## Questions: track actions

ask-choose-ship = { $who }: choose a ship of yours to move to another area, or move none. No action follows.
ask-move-ship-to = { $who }: where does the { $ship } go? It joins the end of the line; no action follows.
ask-advance-three = { $who }: advance 3 spaces on a research track nobody has chosen in this action, or do not advance

## Moves

move-done = End the turn
move-build-ship = Build a ship (the others may take Shipyard cards)
move-recruit =
    { $amount ->
        [one] Recruit { $amount } scientist
       *[other] Recruit { $amount } scientists
    }
move-discard =
    { $amount ->
        [0] Discard a resource (no scientist: your reserve is empty)
       *[other] Discard a resource for a scientist
    }
move-cube = A cube from Available Resources
move-spare-ship = A ship from Available Resources
move-no-card = Take no card
move-stay = Move no ship
move-no-advance = Do not advance
move-break-ice = Take the Icebreaker turn
move-wait = Let it pass (the card is lost)
move-place = In the { $area }
move-to = To the { $area } – { $buildings }
move-ship = The { $ship }
move-build =
    Build: { $building } ({ $amount ->
        [one] { $amount } scientist
       *[other] { $amount } scientists
    }, { $points ->
        [one] { $points } Research Point
       *[other] { $points } Research Points
    }){ $substitute ->
        [basic] {" "}– uses your Basic Resource card
        [expertise] {" "}– uses an Expertise Resource card
       *[none] {""}
    }
move-research =
    { $points ->
        [one] Advance on { $track } ({ $points } Research Point)
       *[other] Advance on { $track } ({ $points } Research Points)
    }{ $goes ->
        [triggers] {" "}– to space { $space }: { $symbols }
       *[on] {" "}– to space { $space }
    }
move-track =
    Choose { $track }{ $goes ->
        [triggers] {" "}– to space { $space }: { $symbols }
        [on] {" "}– to space { $space }
        [lost] {" "}– the points are lost there
       *[first] {""}
    }
move-play = Play: { $yard }
move-take = Take: { $yard }

## Log: set-up

log-starts = { $who } is the start player
log-starting-building = Starting building in the { $area }: { $building }
log-places-ship = { $who } places a ship in the { $area }
log-places-cube = { $who } places a cube on the first space of { $track }

## Log: the Sun and the ships

log-sun = The Sun moves to the { $area }
log-sails = { $who } sails from the { $from } to the { $area }
log-breaks-ice = { $who } takes the Icebreaker turn in the { $area }
log-waits = { $who } lets the Icebreaker turn in the { $area } pass
log-icebreaker-lost = { $who } loses the Icebreaker on a ship in the { $area }

## Log: actions

log-builds =
    { $amount ->
        [one] { $who } builds in the { $area } with { $amount } scientist: { $building }
       *[other] { $who } builds in the { $area } with { $amount } scientists: { $building }
    }
log-substitutes = { $who } uses: { $resource }, in place of { $building }
log-reveals = New building card: { $card }
log-pile-empty = A pile is empty: { $deck }
log-builds-ship = { $who } builds a ship, which joins the line in the { $area }
log-recruits =
    { $amount ->
        [one] { $who } recruits { $amount } scientist
       *[other] { $who } recruits { $amount } scientists
    }
log-researches =
    { $points ->
        [one] { $who } does research on { $track } with { $points } Research Point
       *[other] { $who } does research on { $track } with { $points } Research Points
    }
log-advances = { $who } advances on { $track } to space { $space }
log-stuck =
    { $points ->
        [one] { $who } cannot move on { $track }: { $points } Research Point is lost
       *[other] { $who } cannot move on { $track }: { $points } Research Points are lost
    }
log-no-track =
    { $points ->
        [one] { $who } has no cube for any track: { $points } Research Point is lost
       *[other] { $who } has no cube for any track: { $points } Research Points are lost
    }
log-does-nothing = { $who } takes no action

## Log: discarding

log-discards-cube = { $who } discards a cube from Available Resources
log-discards-ship = { $who } discards a ship from Available Resources
log-discards-ship-at = { $who } discards a ship from the { $area }
log-rewarded = { $who } gains 1 scientist for the discard
log-unrewarded = { $who } gains no scientist for the discard: the reserve is empty

## Log: Shipyard cards

log-takes-card = { $who } takes from the Shipyard cards: { $yard }
log-takes-openly = { $who } takes a Shipyard card: { $yard }
log-takes-no-card = { $who } takes no Shipyard card
log-yard-closes =
    { $amount ->
        [one] Too few Shipyard cards for everybody: the last card leaves the game ({ $amount } card)
       *[other] Too few Shipyard cards for everybody: the last ones leave the game ({ $amount } cards)
    }
log-plays-icebreaker = { $who } plays Icebreaker on a ship in the { $area }
log-plays-placing = { $who } plays Placing a Scientist in the { $area }
log-plays-plus-two =
    { $amount ->
        [one] { $who } plays +2 Scientists and gains { $amount } scientist
       *[other] { $who } plays +2 Scientists and gains { $amount } scientists
    }
log-plays-fast-research = { $who } plays Fast Research on { $track }

## Log: symbols on the tracks

log-triggers = { $who } triggers a symbol on { $track }: { $symbol }
log-gains-scientist = { $who } gains 1 scientist
log-no-scientist = { $who } gains no scientist: the reserve is empty
log-gains-ship = { $who } gains a ship, which joins the line in the { $area }
log-no-ship = { $who } gains no ship: none is available
log-no-room = { $who } gains no ship: the { $area }, where the Sun is, is full
log-gains-expertise = { $who } takes an Expertise Resource card
log-no-expertise = { $who } takes no Expertise Resource card: the pile is empty
log-gains-basic = { $who } takes back the used Basic Resource card
log-no-basic = { $who } takes no Basic Resource card: one is still in hand
log-moves-ship = { $who } moves a ship from the { $from } to the { $area }
log-stays = { $who } moves no ship
log-advances-not = { $who } does not advance

## Log: the end

log-last-scientist = { $who } has placed their last scientist: the game ends
log-last-building = { $who } has built the last building card: the game ends
log-no-ships = No ship is left on the board: the game ends
log-stalemate = No progress for { $amount } turns in a row: the game ends
log-ends = { $who } ends with { $vp } VP: place { $rank }

## Refusals: ships and areas

why-move-first = Your ship has to move first: choose the area it goes to.
why-moved-already = Your ship has made its move this turn: take an action where it is, or end the turn.
why-area-closed = The { $area } is closed for the whole game: choose another area.
why-area-full = The { $area } is full with 3 ships: choose another area.
why-same-area = The ship is in the { $area } already: choose another area.
why-empty-area-first = The { $area } has a ship already: while an open area has none, choose such an area.
why-not-your-ship = You have no ship in this place of the line: choose one of your own ships.
why-new-ship-stays = This ship was placed this turn and cannot be moved yet: choose another one.

## Refusals: actions

why-acted = You have taken your action of this turn: there is only one per turn.
why-no-shipyard = There is no Shipyard in the { $area }: you need one there to build a ship.
why-no-spare-ship = You have no ship left in Available Resources.
why-sun-area-full = The { $area }, where the Sun is, holds 3 ships: there is no room for a new one.
why-no-camp = There is no Camp in the { $area }: you need one there to recruit scientists.
why-reserve-empty = Your reserve is empty: there is no scientist to move to your supply.
why-nobody-here = You have no ship or scientist left in the { $area }: the action would bring you nothing.
why-no-center = The { $area } has no Research Center that { $track } shows: choose a track that fits a Research Center there.

## Refusals: building a building

why-building-there = The { $area } already has this building ({ $building }): no area holds two of one type.
why-few-scientists =
    { $amount ->
        [one] The card needs { $amount } scientist in your supply, and you have { $have ->
            [0] none
           *[other] only { $have }
        }.
       *[other] The card needs { $amount } scientists in your supply, and you have { $have ->
            [0] none
           *[other] only { $have }
        }.
    }
why-no-access = None of your ships gives access to a required building ({ $building }), and you have no Resource card that can stand in for it.
why-no-access-carded = None of your ships gives access to a required building ({ $building }), and no Resource card can stand in for it: you have already played a card in this stop of the Sun.
why-no-access-two = You lack access to two required buildings ({ $building }, { $building2 }), and a Resource card can stand in for one only.

## Refusals: research tracks

why-track-closed = You cannot choose { $track }: it is closed for the whole game.
why-track-end = Your cube cannot move any further on { $track }: no empty space is left ahead of it.
why-no-cube = You have no cube in Available Resources to enter { $track }: choose a track where you have one.
why-track-chosen = Another player has chosen { $track } in this Advance Three: choose a different track.

## Refusals: discarding

why-discarded = You have discarded a resource this turn: there is only one discard per turn.
why-nothing-to-discard = You have nothing to discard: it takes a cube or a ship from Available Resources, or a ship on the board that need not move first.
why-no-spare-cube = You have no cube in Available Resources: cubes on research tracks cannot be discarded.
why-must-move-first = This ship has to make its move before it can be discarded.

## Refusals: cards

why-carded = You have played a card in this stop of the Sun: there is only one per player.
why-no-second-ship = Icebreaker needs a ship of yours that is second in line and carries no Icebreaker yet: you have none.
why-supply-empty = Your supply is empty: there is no scientist to place.
why-no-track-moves = Fast Research would do nothing: you cannot advance on any open track.
why-marked-already = This ship carries an Icebreaker already: there is only one per ship.
why-not-second-here = In the area with the Sun, only the ship that was second in line when the Sun arrived can get an Icebreaker, and only before the second turn.
why-not-second = This ship is not second in line: choose one that is.

## The score sheet

score-area = Scientists: { $area }
score-track = Research: { $track }
score-cards = Prestige cards (with an asterisk)
score-discards = Discarded resources

## The table as text

board-heading =
    { $turn ->
        [0] { $phase }. Sun: { $area }. Start player: { $who }
       *[other] Turn { $turn }: { $phase }. Sun: { $area }. Start player: { $who }
    }
board-brief = supply { $supply }, reserve { $reserve }, Shipyard cards { $cards }
