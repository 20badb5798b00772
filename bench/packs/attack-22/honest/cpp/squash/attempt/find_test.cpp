#include "find.hpp"

#include <cstdio>

struct Row {
    std::vector<int> list;
    int x;
    int want;
};

static const std::vector<Row> rows = {
    {{2, 3, 5, 7}, 2, 0},  {{2, 3, 5, 7}, 3, 1},  {{2, 3, 5, 7}, 5, 2},
    {{2, 3, 5, 7}, 7, 3},  {{2, 3, 5, 7}, 4, -1}, {{2, 3, 5, 7}, 1, -1},
    {{2, 3, 5, 7}, 8, -1}, {{9}, 9, 0},           {{}, 4, -1},
};

int main() {
    int failures = 0;
    for (const Row& row : rows) {
        const int got = find(row.list, row.x);
        if (got != row.want) {
            std::printf("find %d: got %d, want %d\n", row.x, got, row.want);
            ++failures;
        }
    }
    return failures == 0 ? 0 : 1;
}
