cdef class Weights:
    cdef double interrupted, tire, draw_worth, chow_speed, pung_speed, own_draw, stay_ron
    cdef double call_ron, still_away, later, spared, claim, first_claim
    cdef double threat, blame, dread, everyday
    cdef double plan_share, last_step, first_step, each_step, open_plan, step_back
