"""Files that are replaced as a whole: whoever is killed while writing leaves the old one."""

import os
import tempfile
from pathlib import Path


def replace(path: Path, content: bytes) -> None:
    """Write a file so that it is the old one or the new one at any moment, also after a power cut."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, 0o644)
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise
