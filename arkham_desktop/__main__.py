"""Start the program: ``python -m arkham_desktop`` and the installed command ``arkham-desktop``."""

import sys

from arkham_desktop import cli


def main() -> int:
    """Run the command line with the arguments of the process and return its exit status."""
    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
