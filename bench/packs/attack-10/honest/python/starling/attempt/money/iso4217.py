"""Currencies that do not have two digits (ISO 4217)."""

_BY_DIGITS = {
    0: "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF",
    3: "BHD IQD JOD KWD LYD OMR TND",
    4: "CLF UYW",
}

DIGITS = {code: places for places, codes in _BY_DIGITS.items() for code in codes.split()}
