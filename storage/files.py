"""Which files Telegram keeps, and under which of its ids; in SQLite."""

from storage.connection import Database

_KEEP = """
INSERT INTO files (key, file_id) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET file_id = excluded.file_id
"""


class Files(Database):
    """See Store."""

    async def file_id(self, key: str) -> str | None:
        async with self.reading() as connection:
            rows = await connection.execute_fetchall("SELECT file_id FROM files WHERE key = ?", (key,))
            return next((row["file_id"] for row in rows), None)

    async def keep_file(self, key: str, file_id: str) -> None:
        async with self.transaction() as connection:
            await connection.execute(_KEEP, (key, file_id))

    async def forget_file(self, key: str) -> None:
        async with self.transaction() as connection:
            await connection.execute("DELETE FROM files WHERE key = ?", (key,))
