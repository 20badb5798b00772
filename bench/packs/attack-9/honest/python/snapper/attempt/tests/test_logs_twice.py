from service.logs import setup_logging


def test_the_second_call_changes_nothing(bare_root):
    assert [setup_logging("INFO", bare_root), setup_logging("DEBUG", bare_root)] == [True, False]
    assert bare_root.level == 20
