from larder.parse import parse, parse_line


def test_blank_lines():
    assert parse('\n\n') == []


def test_fields(batches):
    assert [b.code for b in batches] == ['A1', 'B2']
    assert parse_line(' C3 ; 2024-02-01;10;7').wheels == 7
