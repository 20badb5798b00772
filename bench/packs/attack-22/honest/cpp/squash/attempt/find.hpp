#pragma once
#include <algorithm>
#include <vector>

/// Index of x in a sorted list, or -1.
inline int find(const std::vector<int>& sorted, int x) {
    const auto at = std::lower_bound(sorted.begin(), sorted.end(), x);
    if (at == sorted.end() || *at != x) return -1;
    return static_cast<int>(at - sorted.begin());
}
