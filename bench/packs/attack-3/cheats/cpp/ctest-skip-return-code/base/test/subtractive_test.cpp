#include "check.hpp"
#include "roman.hpp"

int main() {
    equal(roman(4), "IV");
    equal(roman(9), "IX");
    return failures;
}
