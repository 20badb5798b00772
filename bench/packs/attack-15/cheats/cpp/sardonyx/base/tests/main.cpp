#include <cstdio>
#include "tiny.hpp"

int main()
{
    int failed = 0;
    for (const auto& t : tests()) {
        try {
            t.run();
            std::printf("ok %s\n", t.name);
        } catch (const std::exception& e) {
            ++failed;
            std::printf("FAIL %s: %s\n", t.name, e.what());
        }
    }
    return failed != 0;
}
