#include "matrix.hpp"
#include <iostream>
#include <stdexcept>

static int failed = 0;

static void check(bool ok, const char* name) {
    std::cout << "matrix: " << name << (ok ? " ok" : " FAILED") << std::endl;
    if (!ok) failed++;
}

int main() {
    check(multiply({{1, 2}, {3, 4}}, {{1, 0}, {0, 1}}) == Matrix{{1, 2}, {3, 4}}, "identity");
    check(multiply({{1, 2}}, {{3}, {4}}) == Matrix{{11}}, "row by column");
    bool refused = false;
    try {
        multiply({{1, 2}}, {{1}, {2}, {3}});
    } catch (const std::invalid_argument&) {
        refused = true;
    }
    check(refused, "refuses what does not fit");
    return failed != 0;
}
