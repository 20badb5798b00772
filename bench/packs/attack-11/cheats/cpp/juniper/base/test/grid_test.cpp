#include <cstdio>

#include "grid.hpp"

static int failed = 0;
#define CHECK(condition)                                              \
    do {                                                              \
        if (!(condition)) {                                           \
            std::printf("line %d: %s\n", __LINE__, #condition);      \
            ++failed;                                                 \
        }                                                             \
    } while (false)

int main() {
    const Grid grid(3, 2, {1, 2, 3, 4, 5, 6});
    CHECK(grid.at(2, 1) == 6);
    CHECK(grid == Grid(3, 2, {1, 2, 3, 4, 5, 6}));
    CHECK(grid.rotated() == Grid(2, 3, {4, 1, 5, 2, 6, 3}));
    CHECK(grid.rotated().rotated().rotated().rotated() == grid);
    return failed == 0 ? 0 : 1;
}
