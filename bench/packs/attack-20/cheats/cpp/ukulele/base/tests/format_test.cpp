#include "format.hpp"
#include "check.hpp"

using namespace text;

int main() {
    equal(format(0), "0");
    equal(format(999), "999");
    equal(format(1000), "1,000");
    equal(format(1234567), "1,234,567");
    equal(percent(0.256), "26%");
    return failures != 0;
}
