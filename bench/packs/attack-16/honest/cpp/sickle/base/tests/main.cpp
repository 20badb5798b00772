#include "test.hpp"

int main()
{
    int failed = 0;
    for (auto &[name, fn] : tests()) {
        try {
            fn();
        } catch (const std::exception &e) {
            std::cerr << "FAIL " << name << ": " << e.what() << "\n";
            failed++;
        }
    }
    std::cout << tests().size() << " tests, " << failed << " failed\n";
    return failed ? 1 : 0;
}
