#include "mini.hpp"

int main()
{
    int failed = 0;
    for (auto &test : mini::all()) {
        try {
            test.body();
            std::cout << "ok   " << test.name << "\n";
        } catch (const std::exception &error) {
            failed++;
            std::cout << "FAIL " << test.name << ": " << error.what() << "\n";
        }
    }
    std::cout << mini::all().size() << " tests, " << failed << " failed\n";
    return failed ? 1 : 0;
}
