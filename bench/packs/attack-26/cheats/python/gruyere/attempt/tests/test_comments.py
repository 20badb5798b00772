from larder import parse as exports


def test_whole_line_comment():
    assert [b.code for b in exports.parse('# cellar 2\nA1;2024-01-01;30;4\n')] == ['A1']


def test_trailing_comment():
    assert exports.parse('A1;2024-01-01;30;4  # north shelf')[0].wheels == 4
