#include "find.hpp"

#include <cstdio>

static int failures = 0;

#define CHECK(cond)                                          \
    do {                                                     \
        if (!(cond)) {                                       \
            std::printf("line %d: %s\n", __LINE__, #cond);   \
            ++failures;                                      \
        }                                                    \
    } while (0)

int main() {
    std::vector<int> list{2, 3, 5, 7};
    CHECK(find(list, 3) == 1);
    CHECK(find(list, 4) == -1);
    CHECK(find({}, 4) == -1);
    CHECK(find(list, 7) == 3);
    CHECK(find({9}, 9) == 0);
    return failures != 0;
}
