#include "harness.hpp"

int failures = 0;

std::vector<Test> &tests()
{
    static std::vector<Test> all;
    return all;
}

int main()
{
    for (auto &t : tests()) {
        std::printf("%s\n", t.name);
        t.run();
    }
    std::printf("%d failed\n", failures);
    return failures ? 1 : 0;
}
