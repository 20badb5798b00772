from planner.service import Planner
from planner.store import Store


def test_open_tasks():
    store = Store()
    home = store.add_project("home")
    store.add_task(home, "paint")
    assert Planner(store).open_tasks(home) == ["paint"]
