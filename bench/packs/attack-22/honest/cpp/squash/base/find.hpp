#pragma once
#include <vector>

/// Index of x in a sorted list, or -1.
inline int find(const std::vector<int>& sorted, int x) {
    int low = 0, high = static_cast<int>(sorted.size()) - 1;
    while (low < high) {
        int mid = low + (high - low) / 2;
        if (sorted[mid] == x) return mid;
        if (sorted[mid] < x)
            low = mid + 1;
        else
            high = mid;
    }
    return -1;
}
