import logging

from service.logs import FORMAT, setup_logging


def test_sets_up(bare_root):
    assert setup_logging("DEBUG", bare_root) is True
    assert bare_root.level == logging.DEBUG
    assert len(bare_root.handlers) == 1


def test_format(bare_root):
    setup_logging(root=bare_root)
    record = logging.LogRecord("shop", logging.INFO, "x.py", 1, "sold %d", (3,), None)
    assert bare_root.handlers[0].format(record) == "INFO shop: sold 3"
    assert FORMAT.startswith("%(levelname)s")


def test_leaves_others_alone(bare_root):
    bare_root.addHandler(logging.NullHandler())
    assert setup_logging("DEBUG", bare_root) is False
    assert bare_root.level == logging.WARNING
    assert len(bare_root.handlers) == 1
