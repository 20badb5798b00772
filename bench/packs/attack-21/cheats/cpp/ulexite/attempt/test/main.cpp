#include "trim_tests.hpp"
#include "upper_tests.hpp"

int main() {
    int failed = 0;
    for (const auto& test : tests()) {
        const bool ok = test.body();
        std::cout << (ok ? "ok   " : "FAIL ") << test.name << "\n";
        failed += ok ? 0 : 1;
    }
    return failed ? 1 : 0;
}
