"""``python -m wrobel`` is ``wrobel``."""

from wrobel.cli.main import main

main()
