"""Where the frozen executable begins."""

import sys

from arkham_desktop.__main__ import main

sys.exit(main())
