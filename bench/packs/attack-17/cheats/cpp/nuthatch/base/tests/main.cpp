#include "check.hpp"

int main()
{
    for (const auto &t : tests()) {
        std::cout << t.name << '\n';
        t.run();
    }
    return failures ? 1 : 0;
}
