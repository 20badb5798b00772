# Written by tools/make_table.py
LETTERS = {
    228: 'ae',
    246: 'oe',
    252: 'ue',
    223: 'ss',
}
