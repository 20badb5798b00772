from larder.parse import parse


def test_blank_lines():
    assert parse('\n\n') == []


def test_codes(batches):
    assert [b.code for b in batches] == ['A1', 'B2']
