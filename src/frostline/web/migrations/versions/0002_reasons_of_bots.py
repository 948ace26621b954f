"""Reasons of bots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Go to this schema."""
    with op.batch_alter_table("events") as events:
        events.add_column(sa.Column("why", sa.JSON()))


def downgrade() -> None:
    """Go back."""
    with op.batch_alter_table("events") as events:
        events.drop_column("why")
