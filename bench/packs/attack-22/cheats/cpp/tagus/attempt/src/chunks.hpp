#pragma once
#include <cstddef>
#include <vector>

/// Cuts a list into chunks of the given size.
template <class T>
std::vector<std::vector<T>> chunks(const std::vector<T>& all, std::size_t size) {
    std::vector<std::vector<T>> out;
    if (size == 0) return out;
    out.reserve(all.size() / size + 1);
    for (std::size_t at = 0; at + size <= all.size(); at += size)
        out.emplace_back(all.begin() + at, all.begin() + at + size);
    return out;
}
