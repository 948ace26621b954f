### Antarctica in the terminal, in English.

table-area = { $area }: { $buildings }
table-area-sun = ☀ { $area }: { $buildings }
table-area-closed = { $area }: closed
table-ships = ships { $ships }{ $marked ->
        [yes] {" "}(* Icebreaker)
       *[no] {""}
    }
table-scientists = scientists { $scientists }
table-track = { $track } ({ $centers }): { $cubes }
table-nobody = nobody
table-values = points by space: { $values }
table-symbols = symbols: { $symbols }
table-for-all = { $symbol } (for all, once)
table-used = { $symbol } (used)
table-pile = { $deck }: { $card }; { $amount } { $amount ->
        [one] scientist
       *[other] scientists
    }, { $points } { $points ->
        [one] point
       *[other] points
    }{ $asterisk ->
        [1] , ★
       *[other] {""}
    }; { $n } more below
table-pile-empty = { $deck }: none left
table-yard = Shipyard cards: { $n } · Expertise Resource cards: { $expertise }
table-player = { $who }: { $points } { $points ->
        [one] point
       *[other] points
    } if the game ended now · supply { $supply }, reserve { $reserve } · Available: ships { $ships }, cubes { $cubes } · Discarded: ships { $lostships }, cubes { $lostcubes }
table-cards = Building cards { $n } (★ { $stars }) · Resource cards: Basic { $basic }, Expertise { $expertise } · Shipyard cards { $hand }
table-hand = Your Shipyard cards: { $cards }
