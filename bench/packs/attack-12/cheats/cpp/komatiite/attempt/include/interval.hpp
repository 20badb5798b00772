#pragma once

#include <algorithm>
#include <vector>

struct Interval {
    int from, to;

    bool contains(int x) const { return from <= x && x < to; }
    bool operator==(const Interval &o) const { return from == o.from && to == o.to; }

    static std::vector<Interval> merge(std::vector<Interval> list)
    {
        std::sort(list.begin(), list.end(), [](auto &a, auto &b) { return a.from < b.from; });
        return list;
    }
};
