"""What JAX has for backends of known names alone: lowerings to routines of LAPACK, which the interpreter has as well, donation, and
the cache of compiled programs; and the lowering of `custom_partitioning`."""

import types

# Primitives of jax._src.lax.linalg. Others, such as cholesky and triangular_solve, are ops of StableHLO by default.
LINEAR_ALGEBRA = (
    "eig_p", "eigh_p", "geqp3_p", "geqrf_p", "hessenberg_p", "householder_product_p", "lu_p", "ormqr_p", "schur_p", "svd_p",
    "tridiagonal_p", "tridiagonal_solve_p",
)

# what JAX asks a backend whose programs its cache may keep
_LIKE_THE_CPU = types.SimpleNamespace(platform="cpu", supports_executable_serialization=True)


def register(platform):
    """Takes over the CPU's lowerings, and lets JAX donate buffers and keep compiled programs."""
    from jax._src import checkify, custom_partitioning, debugging
    from jax._src.interpreters import mlir
    from jax._src.lax import linalg

    primitives = [getattr(linalg, name, None) for name in LINEAR_ALGEBRA]
    primitives += [getattr(debugging, name, None) for name in ("debug_callback_p", "debug_print_p")]
    primitives.append(getattr(checkify, "check_p", None))
    rules = mlir._platform_specific_lowerings
    for primitive in primitives:
        if primitive is not None and (entry := rules["cpu"].get(primitive)) is not None:
            rules[platform].setdefault(primitive, entry)
    mlir.register_lowering(custom_partitioning.custom_partitioning_p, _lower_custom_partitioning, platform=platform)
    if platform not in mlir._platforms_with_donation:
        mlir._platforms_with_donation.append(platform)
    keep_programs_on_disk(platform)


def _lower_custom_partitioning(ctx, *operands, call, **_):
    """Lowers `custom_partitioning` to its function, as JAX does on one device: nothing partitions a program here. For several devices JAX
    has a call with the address of a Python object."""
    from jax._src import core
    from jax._src.interpreters import mlir

    return mlir.lower_fun(core.jaxpr_as_fun(call), multiple_results=True)(ctx, *operands)


def keep_programs_on_disk(platform):
    """Lets JAX's persistent compilation cache keep programs of the backend. JAX asks the names of backends alone."""
    from jax._src import compilation_cache

    original = compilation_cache.is_cache_used

    def is_cache_used(backend):
        is_own = getattr(backend, "platform", None) == platform
        return original(_LIKE_THE_CPU if is_own else backend)

    compilation_cache.is_cache_used = is_cache_used
