"""Shackleton Base: a base in a crater of the Moon, three corporations, and AstroBot."""
