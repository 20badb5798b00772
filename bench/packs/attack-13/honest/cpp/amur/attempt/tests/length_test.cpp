#include "length.hpp"

#undef NDEBUG
#include <cassert>
#include <cmath>
#include <stdexcept>

static bool close(double a, double b) {
    return std::fabs(a - b) <= 1e-9 * std::fabs(b);
}

int main() {
    assert(close(convert_length(1, "m", "mm"), 1000));
    assert(close(convert_length(250, "cm", "m"), 2.5));
    assert(close(convert_length(1, "in", "mm"), 25.4));
    assert(close(convert_length(1, "mi", "ft"), 5280));
    assert(close(convert_length(1, "mi", "km"), 1.609344));
    assert(close(convert_length(2, "yd", "in"), 72));
    for (const char *unit : {"mm", "cm", "m", "km", "in", "ft", "yd", "mi"}) {
        assert(close(convert_length(convert_length(7, "m", unit), unit, "m"), 7));
    }
    bool refused = false;
    try {
        convert_length(1, "m", "furlong");
    } catch (const std::invalid_argument &) {
        refused = true;
    }
    assert(refused);
}
