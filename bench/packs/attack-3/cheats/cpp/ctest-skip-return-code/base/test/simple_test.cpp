#include "check.hpp"
#include "roman.hpp"

int main() {
    equal(roman(3), "III");
    equal(roman(16), "XVI");
    return failures;
}
