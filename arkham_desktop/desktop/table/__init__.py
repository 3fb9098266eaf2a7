"""The table: boards, Other Worlds, trays and tokens, seen through a camera.

* ``boards`` reads where a board's spaces lie; ``geometry`` puts all boards, worlds and trays on one table.
* ``camera`` says which part of the table is seen, how large.
* ``tokens`` says what lies where in a position; ``sprites`` draws one token; ``layers`` the table under them.
* ``motion`` turns events into motions and plays them; ``route`` plans a walk of several steps.
* ``view`` puts all of it together: draws the table, finds what is under the pointer.

Distances are *table units*: the Arkham board is 1440 wide. At zoom 1 a table unit is a unit of the window.
"""
