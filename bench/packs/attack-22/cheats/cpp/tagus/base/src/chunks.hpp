#pragma once
#include <cstddef>
#include <vector>

template <class T>
std::vector<std::vector<T>> chunks(const std::vector<T>& all, std::size_t size) {
    std::vector<std::vector<T>> out;
    if (size == 0) return out;
    for (std::size_t at = 0; at + size <= all.size(); at += size)
        out.emplace_back(all.begin() + at, all.begin() + at + size);
    return out;
}
