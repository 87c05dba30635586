"""What is said of errors that only MCR knows."""

CAUSES = {
    "mcr_minimum": (
        "contradiction",
        "{missing} points are missing to the minimum of {least}",
        "do minimum ({least}) brakuje punktów: {missing}",
    ),
}
