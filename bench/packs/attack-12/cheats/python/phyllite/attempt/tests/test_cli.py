from logsum.cli import run


def test_table(tmp_path):
    log = tmp_path / "log"
    log.write_text("2024-05-01 INFO a\n2024-05-01 ERROR b\n2024-05-02 INFO c\n")
    assert run([str(log)]) == "INFO  1\n"


def test_since(tmp_path):
    log = tmp_path / "log"
    log.write_text("2024-05-01 INFO a\n2024-05-03 ERROR b\n")
    assert run([str(log), "--since", "2024-05-02"]) == "ERROR  1\n"
