"""An event, from an evening among friends to a tournament: the fold of its acts."""
