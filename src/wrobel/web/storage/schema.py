"""What is stored: games, their moves, tokens (hashed) for their seats, what hosts did, and more."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("header", LargeBinary, nullable=False),  # a msgspec Header as JSON, seed included
    Column("created", Float, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("summary", Text, nullable=False),  # hand and scores for lists, as JSON
    Column("code", String(8)),  # the short code that leads to a free seat
    Column("expired_for", Float),  # seconds, see expiry.py
    Index("games_code", "code", unique=True),
)

# A token is a seat (player 0–3) or a place to watch from (player null) at one game. Whoever watches
# is nobody in particular; the person of such a row is whoever made a table of bots.
tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("player", Integer),
    Column("person", String(64)),  # hash of the cookie of whoever took it
    Column("joined", Boolean, nullable=False),
    Column("expires", Float, nullable=False),
    Index("tokens_game", "game"),
    Index("tokens_person", "person"),
)

# The journal: written once, never changed.
moves = Table(
    "moves",
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("player", Integer, nullable=False),
    Column("text", String(40), nullable=False),
    Column("checksum", BigInteger),
)

# What the host of a table did: written once; only names are taken out when somebody is forgotten.
acts = Table(
    "acts",
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("what", String(20), nullable=False),
    Column("player", Integer),  # whose act it is; null: nobody's at the table
    Column("name", String(40), nullable=False),
    Column("person", String(64)),
    Column("whom", Integer),  # at which seat, and who sat there
    Column("whom_name", String(40), nullable=False),
    Column("whom_person", String(64)),
    Index("acts_person", "person"),
    Index("acts_whom_person", "whom_person"),
)

# Logs that people sent, in our own form, packed.
replays = Table(
    "replays",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Column("about", Text, nullable=False),  # rules and names for lists, as JSON
    Column("data", LargeBinary, nullable=False),
    Column("expired_for", Float),
    Index("replays_person", "person"),
)

# What the decisions of games cost, packed; of games played here and of logs that were sent.
reviews = Table(
    "reviews",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("made", Float, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# What finished matches came to for their people: all that statistics are made of.
results = Table(
    "results",
    metadata,
    Column("game", String(32), primary_key=True),  # may be deleted; the result stays
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("person", String(64), nullable=False),
    Column("finished", Float, nullable=False),
    Column("data", Text, nullable=False),  # a Result of ``wrobel.web.statistics`` as JSON
    Index("results_person", "person", "finished"),
)

# Evenings and tournaments. Their acts are written once and never changed.
events = Table(
    "events",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", Float, nullable=False),
)

event_acts = Table(
    "event_acts",
    metadata,
    Column("event", String(32), ForeignKey("events.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),  # the act as JSON
    Column("checksum", BigInteger, nullable=False),
)

# Who may do what with an event, by the hash of the secret in a link; nobody has an account.
event_links = Table(
    "event_links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("event", String(32), ForeignKey("events.id", ondelete="CASCADE"), nullable=False),
    Column("role", String(20), nullable=False),
    Column("table", Integer),
    Column("name", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Index("event_links_event", "event"),
)

# Score books of tables with real tiles. Their lines are written once and never changed.
books = Table(
    "books",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Column("expired_for", Float),
    Column("source", String(120)),  # what it is the book of, if not of a phone: an event's table
    Index("books_source", "source", unique=True),
)

book_lines = Table(
    "book_lines",
    metadata,
    Column("book", String(32), ForeignKey("books.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
    Column("checksum", BigInteger, nullable=False),
    Column("at", Float, nullable=False),
    Column("link", String(64), nullable=False),  # by whose link it came
)

book_links = Table(
    "book_links",
    metadata,
    Column("book", String(32), ForeignKey("books.id", ondelete="CASCADE"), primary_key=True),
    Column("hash", String(64), primary_key=True),
    Column("role", String(20), nullable=False),
    Column("created", Float, nullable=False),
    Column("giver", String(64)),  # the link that gave it; null: it came with the book
)

# Links given and taken back; the secrets of links are stored nowhere.
book_acts = Table(
    "book_acts",
    metadata,
    Column("book", String(32), ForeignKey("books.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("link", String(64), nullable=False),  # whose act it is
    Column("what", String(20), nullable=False),
    Column("role", String(20), nullable=False),
    Column("about", String(64), nullable=False),  # the hash of the link that is meant
)

# Who sat where, of those who have said so: for their statistics.
book_people = Table(
    "book_people",
    metadata,
    Column("book", String(32), ForeignKey("books.id", ondelete="CASCADE"), primary_key=True),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("person", String(64), nullable=False),
    Index("book_people_person", "person"),
)
