from wrobel.rules.codes cimport *
from wrobel.rules.family cimport Family, kind_of
from wrobel.state.moves cimport *
from wrobel.state.phases cimport *
from wrobel.state.state cimport State
from wrobel.table.facts cimport hand_facts, settled_facts, shown_hand, win_facts
from wrobel.table.offers cimport Offers

cdef class Engine(Offers):
    cdef list log
    cdef object promise
    cdef list won
    cdef bint holding
    cdef bint honour

    cdef void give(self, int player, int tile) noexcept
    cdef void lose(self, int player, int tile) noexcept
    cdef play(self, int player, int move)
    cdef deal(self)
    cdef open_bonus(self)
    cdef expose_all(self, int player)
    cdef draw_for(self, int player)
    cdef take(self, int player, int tile, bint tail)
    cdef expose(self, int player, int tile)
    cdef discard(self, int player, int tile, bint drawn, bint riichi)
    cdef turn_indicators(self, int before)
    cdef resolve(self)
    cdef resolve_claims(self)
    cdef resolve_robbing(self)
    cdef claim(self, int player, int move)
    cdef int add_meld(self, int player, int kind, int type, int form, int giver, int tile) noexcept
    cdef declare_kong(self, int player, int tile, int form)
    cdef kong_stands(self)
    cdef finish_kong(self, int player, int form)
    cdef exhaust(self)
    cdef end_exhausted(self)
    cdef end_abort(self, int why)
    cdef end_wins(self, int winners, int by)
    cdef end_bonus_win(self, int player)
    cdef close(self)
    cdef note(self, tuple record)
    cdef void mark_claimed(self, int player) noexcept
    cdef win_on_draw(self, int player)
    cdef wins_or_faults(self, int winners, int by)
    cdef claim_void(self, int player)
    cdef faults_on_discard(self, int player)
    cdef faults_at_draw(self)
    cdef penalise(self, int players, fault, why)

cdef int rank(int answer) noexcept
