"""The engine: agenda, state, moves, chance, hiding, codec, record. It knows no game."""
