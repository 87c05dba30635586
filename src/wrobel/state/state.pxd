cimport cython

from wrobel.state.moves cimport PASS
from wrobel.state.phases cimport FROM_WALL, NO_ABORT, NOT_ENDED

@cython.final
cdef class State:
    # The match.
    cdef int[4] scores
    cdef signed char[4] wind
    cdef signed char[4] right
    cdef int honba
    cdef int deposits
    cdef int round
    cdef int dealer
    cdef int number
    cdef int repeats
    cdef signed char[4] chombo
    cdef int[4] deductions
    # The wall in role order (see walls), and how far it is used.
    cdef signed char[144] wall
    cdef signed char[4] dice
    cdef int dice_n
    cdef int front
    cdef int end
    cdef int back
    cdef signed char[4] own_front
    cdef int replaced
    cdef int revealed
    cdef int pending
    # The players' tiles: counts of the 34 kinds, red fives and bonus tiles as bits, sets, discards.
    cdef signed char[136] hand
    cdef signed char[4] reds
    cdef short[4] flowers
    cdef signed char[4] tiles
    cdef short[4] bonus
    cdef signed char[4] melds
    cdef signed char[16] meld_kind
    cdef signed char[16] meld_type
    cdef signed char[16] meld_form
    cdef signed char[16] meld_giver
    cdef signed char[16] meld_tile
    cdef signed char[16] meld_added
    cdef signed char[16] meld_reds
    cdef signed char[4] discards
    cdef signed char[192] discard
    cdef signed char[192] discard_marks
    cdef signed char[34] visible
    # What follows from them.
    cdef unsigned long long[4] discarded
    cdef unsigned long long[4] waits
    cdef unsigned long long[4] passed
    cdef bint[4] stale
    cdef bint[4] locked
    cdef signed char[4] riichi
    cdef bint[4] ippatsu
    cdef bint[4] fed
    cdef bint[4] exempt
    cdef bint exempt_now
    cdef bint[4] dead
    cdef bint[4] false_kong
    cdef signed char[4] untaken
    cdef signed char[48] void_own
    cdef bint untouched
    cdef int kongs
    cdef signed char[4] kongs_by
    # Whose turn it is and what is waited for.
    cdef int phase
    cdef int turn
    cdef int drawn
    cdef int source
    cdef int chain
    cdef int chain_giver
    cdef bint declaring
    cdef unsigned long long barred
    cdef int tile
    cdef int giver
    cdef int kong_form
    cdef int abort
    cdef int asked
    cdef int can_win
    cdef int[4] answers
    cdef int ended
    cdef int winners
    cdef int[4] paid
    cdef bint dealer_stays
    cdef bint match_over
    cdef void copy_from(self, State other) noexcept
    cdef void clear_hand(self) noexcept
    cpdef list numbers(self)
    cpdef set_numbers(self, object numbers)
    cpdef State copy(self)
    cpdef bytes pack(self)
    cpdef str digest(self, bint wall=?)

cpdef State unpack(bytes packed)
