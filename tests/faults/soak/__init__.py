"""Every harness at its full count, and a report of what came out."""
