#pragma once
#include <algorithm>
#include <cstdio>
#include <vector>

inline int failures = 0;

template <class T>
void expect_same(const char* what, const std::vector<T>& got, const std::vector<T>& want) {
    const std::size_t n = std::min(got.size(), want.size());
    for (std::size_t i = 0; i < n; ++i)
        if (!(got[i] == want[i])) {
            std::printf("%s: item %zu differs\n", what, i);
            ++failures;
        }
}
