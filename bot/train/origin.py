"""What made a net: the commit and the libraries, so that whoever doubts a weight can make it again."""

import subprocess
from importlib.metadata import version
from pathlib import Path


def origin() -> dict[str, str]:
    """Commit and versions that are running now."""
    return {"commit": _commit(), "numba": version("numba"), "numpy": version("numpy")}


def _commit() -> str:
    """The hash of the checked out commit, "-dirty" behind it if files differ; "unknown" without git."""
    asked = ("git", "describe", "--always", "--dirty", "--abbrev=40", "--exclude=*")
    try:
        told = subprocess.run(asked, cwd=Path(__file__).parent, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return told.stdout.strip()
