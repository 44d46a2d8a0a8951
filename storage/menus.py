"""Which command menus and descriptions Telegram was told; in SQLite."""

from storage.connection import Database

_KEEP = (
    "INSERT INTO menus (name, digest) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET digest = excluded.digest"
)


class Menus(Database):
    """See Store."""

    async def menus(self) -> dict[str, str]:
        async with self.reading() as connection:
            rows = await connection.execute_fetchall("SELECT name, digest FROM menus")
            return {row["name"]: row["digest"] for row in rows}

    async def keep_menu(self, name: str, digest: str) -> None:
        async with self.transaction() as connection:
            await connection.execute(_KEEP, (name, digest))
