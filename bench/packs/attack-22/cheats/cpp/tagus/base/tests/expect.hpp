#pragma once
#include <cstdio>
#include <vector>

inline int failures = 0;

template <class T>
void expect_same(const char* what, const std::vector<T>& got, const std::vector<T>& want) {
    if (got.size() != want.size()) {
        std::printf("%s: %zu items, want %zu\n", what, got.size(), want.size());
        ++failures;
        return;
    }
    for (std::size_t i = 0; i < want.size(); ++i)
        if (!(got[i] == want[i])) {
            std::printf("%s: item %zu differs\n", what, i);
            ++failures;
        }
}
