/**
 * The players to choose from. Written by
 * `python -m wrobel.web.wire.typescript` from `wrobel.bots.levels`: change that, not this file.
 */
export const LEVELS = ["beginner", "casual", "efficient", "skilled", "strong"] as const;
export const CHARACTERS = ["fast", "patient", "daring", "careful"] as const;
export type Level = (typeof LEVELS)[number];
export type Character = (typeof CHARACTERS)[number];
export interface Player {
  level: number;
  title: Record<'en' | 'pl', string>;
  about: Record<'en' | 'pl', string>;
}
export const PLAYERS: Record<Level | Character, Player> = {
  "beginner": {
    "level": 1,
    "title": {
      "en": "Beginner",
      "pl": "Początkujący"
    },
    "about": {
      "en": "Looks at its own tiles only, claims what it can and is fond of pairs and of one suit.",
      "pl": "Patrzy tylko na swoje kamienie, bierze, co się da, lubi pary i jeden kolor."
    }
  },
  "casual": {
    "level": 2,
    "title": {
      "en": "Casual",
      "pl": "Niedzielny"
    },
    "about": {
      "en": "Knows the way to a hand, often overlooks danger and seldom counts what is gone.",
      "pl": "Umie ułożyć rękę, ale często nie widzi zagrożenia i rzadko liczy, co już zeszło."
    }
  },
  "efficient": {
    "level": 3,
    "title": {
      "en": "Solid",
      "pl": "Solidny"
    },
    "about": {
      "en": "Goes the shortest way to a win, careful when somebody is visibly ahead.",
      "pl": "Idzie do wygranej najkrótszą drogą; ostrożny, gdy ktoś wyraźnie prowadzi."
    }
  },
  "skilled": {
    "level": 4,
    "title": {
      "en": "Skilled",
      "pl": "Wprawny"
    },
    "about": {
      "en": "Plays like the strongest, but misses a danger now and then and likes its pairs.",
      "pl": "Gra jak najmocniejszy, ale czasem przeoczy zagrożenie i za bardzo lubi pary."
    }
  },
  "strong": {
    "level": 5,
    "title": {
      "en": "Strong",
      "pl": "Mocny"
    },
    "about": {
      "en": "The best this program can do.",
      "pl": "Najlepiej, jak ten program potrafi."
    }
  },
  "fast": {
    "level": 0,
    "title": {
      "en": "Fast",
      "pl": "Szybki"
    },
    "about": {
      "en": "Claims readily and wins early, with cheaper hands.",
      "pl": "Chętnie bierze i wygrywa wcześnie, tańszymi rękami."
    }
  },
  "patient": {
    "level": 0,
    "title": {
      "en": "Patient",
      "pl": "Cierpliwy"
    },
    "about": {
      "en": "Claims seldom and waits for dearer hands.",
      "pl": "Rzadko bierze i czeka na droższe ręce."
    }
  },
  "daring": {
    "level": 0,
    "title": {
      "en": "Daring",
      "pl": "Śmiały"
    },
    "about": {
      "en": "Goes on where others fold: wins more, deals in more.",
      "pl": "Gra dalej tam, gdzie inni się wycofują: częściej wygrywa i częściej się podkłada."
    }
  },
  "careful": {
    "level": 0,
    "title": {
      "en": "Careful",
      "pl": "Ostrożny"
    },
    "about": {
      "en": "Folds early: wins less, deals in less.",
      "pl": "Wcześnie się wycofuje: rzadziej wygrywa i rzadziej się podkłada."
    }
  }
};
