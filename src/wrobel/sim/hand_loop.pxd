from wrobel.bots.base cimport Bot
from wrobel.rules.codes cimport *
from wrobel.rules.family cimport Family
from wrobel.state.phases cimport *
from wrobel.state.state cimport State
from wrobel.table.table cimport Table

cpdef play_hand(Table table, list bots, bint always)
