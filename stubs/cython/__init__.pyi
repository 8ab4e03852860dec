"""What the rules use of Cython, as mypy is to see it: Cython's own types are unusable for its decorators.

Whole numbers of C are `int`, pointers to them lists of it. `compile/mypy_rows.py` says the same of rows of them.
"""

import builtins
from contextlib import AbstractContextManager
from typing import Any, TypeAlias, TypeVar, overload

_T = TypeVar("_T")

compiled: bool
NULL: Any
nogil: AbstractContextManager[None]

def cclass(of: _T) -> _T: ...
def cfunc(of: _T) -> _T: ...
def final(of: _T) -> _T: ...
def inline(of: _T) -> _T: ...
@overload
def cast(to: type[_T], value: Any) -> _T: ...
@overload
def cast(to: TypeVar, value: Any) -> Any: ...  # P, the position of the game
def sizeof(of: Any) -> builtins.int: ...

class short: ...
class int: ...
class longlong: ...
class ulonglong: ...

Py_ssize_t: TypeAlias = builtins.int
p_short: TypeAlias = list[builtins.int]
p_int: TypeAlias = list[builtins.int]
p_longlong: TypeAlias = list[builtins.int]
p_char: TypeAlias = bytes
p_void: Any

