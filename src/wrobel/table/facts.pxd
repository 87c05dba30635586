from wrobel.rules.codes cimport *
from wrobel.rules.family cimport Family, kind_of
from wrobel.state.phases cimport *
from wrobel.state.state cimport State

cpdef concealed_tiles(State state, int player, int without)
cpdef bonus_tiles(int bits)
cpdef shown_hand(State state, int player)
cpdef meld_tiles(State state, int place)
cpdef meld_facts(State state, int player)
cpdef win_facts(State state, Family family, int player, int tile, int by)
cpdef hand_facts(State state, Family family, hands)
cpdef settled_facts(State state)
