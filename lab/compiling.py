"""The compiler of the trainers' inner loops, with types for the type checker."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from inspect import isfunction
from types import ModuleType
from typing import Any, TypeAlias, TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

F = TypeVar("F", bound=Callable[..., Any])

Ints: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float32]


def compiled(function: F) -> F:
    """Return the same function as machine code."""
    return cast(F, numba.njit(function))


def compiled_copy(module: ModuleType) -> Any:
    """Return a module of plain arithmetic with all its functions as machine code."""
    spec = importlib.util.find_spec(module.__name__)
    assert spec is not None and spec.loader is not None
    copy = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(copy)
    for name, value in list(vars(copy).items()):
        if isfunction(value) and value.__module__ == module.__name__:
            setattr(copy, name, numba.njit(value))
    return copy
