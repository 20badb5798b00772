import pytest

import sizes


@pytest.mark.parametrize("text, wanted", [
    pytest.param("12 B", 12, id="bytes"),
    pytest.param("3KB", 3000, id="kilobytes"),
    pytest.param(" 1.5 MB ", 1500000, id="megabytes"),
    pytest.param("2 GB", 2000000000, id="gigabytes"),
    pytest.param("0.5 TB", 500000000000, id="terabytes"),
    pytest.param("3 KiB", 3072, id="kibibytes"),
    pytest.param("1.5MiB", 1572864, id="mebibytes"),
    pytest.param("2 GiB", 2147483648, id="gibibytes"),
])
def test_parse(text, wanted):
    assert sizes.parse(text) == wanted


@pytest.mark.parametrize("text", ["2 XB", "2", "2 kib", "KiB"])
def test_no_size(text):
    with pytest.raises(ValueError):
        sizes.parse(text)
