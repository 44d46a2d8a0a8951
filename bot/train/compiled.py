"""Python functions of the players, compiled: what is trained is what plays.

Theory: numba compiles functions of plain numbers as they stand, given that it knows the two methods of whole
numbers that masks need, and which other functions they call.
"""

from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast

from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic, overload_method, register_jitable

from engine.players import facts, features, inputs, judgement, masks

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """Machine code of a function. It lets other threads run, and rounds sums as suits the processor."""
    return cast(F, njit(nogil=True, fastmath=True, cache=True, error_model="numpy")(function))


@intrinsic
def _count_bits(typing_context: Any, number: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), code


@intrinsic
def _leading_zeros(typing_context: Any, number: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), code


@overload_method(types.Integer, "bit_count")
def _bit_count(number: Any) -> Callable[[Any], Any]:
    def count(number: Any) -> Any:
        return _count_bits(number)  # type: ignore[call-arg]  # numba gives the context

    return count


@overload_method(types.Integer, "bit_length")
def _bit_length(number: Any) -> Callable[[Any], Any]:
    def length(number: Any) -> Any:
        return 64 - _leading_zeros(number)  # type: ignore[call-arg]  # numba gives the context

    return length


def _register(module: ModuleType) -> None:
    for each in vars(module).values():
        if isinstance(each, FunctionType) and each.__module__ == module.__name__:
            register_jitable(each)


for _module in (masks, facts, inputs, features, judgement):
    _register(_module)
