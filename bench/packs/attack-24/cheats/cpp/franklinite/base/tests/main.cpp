#include "check.hpp"

int failures = 0;

std::vector<Case>& cases()
{
    static std::vector<Case> all;
    return all;
}

int main()
{
    for (const auto& c : cases()) {
        std::puts(c.name);
        c.run();
    }
    return failures != 0;
}
