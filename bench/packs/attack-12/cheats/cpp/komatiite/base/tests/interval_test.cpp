#include "interval.hpp"

#include <cassert>
#include <iostream>

using List = std::vector<Interval>;

static void contains()
{
    assert((Interval{1, 3}.contains(1)));
    assert((!Interval{1, 3}.contains(3)));
}

static void merges()
{
    assert((Interval::merge({}) == List{}));
    assert((Interval::merge({{1, 3}, {5, 6}}) == List{{1, 3}, {5, 6}}));
    assert((Interval::merge({{4, 6}, {1, 3}, {2, 4}}) == List{{1, 6}}));
    assert((Interval::merge({{1, 9}, {2, 3}}) == List{{1, 9}}));
}

int main()
{
    contains();
    merges();
    std::cout << "ok\n";
}
