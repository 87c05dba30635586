"""``python -m wrobel`` is ``wrobel``."""

from wrobel.cli.main import main

if __name__ == "__main__":
    main()
