"""One writing process for a database: an advisory lock on a file beside it.

The system lets go of the lock when its process ends, however it ends. The file stays: were it
removed, two processes could hold locks on two files of the same name.
"""

import fcntl
import os
from pathlib import Path

from storage.store import DatabaseInUse, NotStored


def hold(path: Path) -> int:
    """The file descriptor that holds the lock until it is closed; raises DatabaseInUse, NotStored."""
    lock = Path(os.path.realpath(path) + ".lock")  # links to one database meet at one lock
    try:
        descriptor = os.open(lock, os.O_RDWR | os.O_CREAT, 0o644)
    except OSError as error:
        raise NotStored(f"cannot write beside the database: {error}") from error
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        holder = os.read(descriptor, 20).decode("ascii", "replace").strip()
        os.close(descriptor)
        raise DatabaseInUse(f"{path} is in use by another process ({holder or 'unknown'})") from error
    os.truncate(descriptor, 0)
    os.write(descriptor, f"{os.getpid()}\n".encode())
    return descriptor
