#include "check.hpp"
#include "series.hpp"
#include <algorithm>

int main()
{
    Series s({1, 2, 3});
    check(s.size() == 3, "size");
    check(s.average(1) == std::vector<double>{1, 2, 3}, "window of one");
    check(s.average(2) == std::vector<double>{1.5, 2.5}, "window of two");
    check_near(Series({0.1, 0.2, 0.3, 0.4}).average(3), {0.2, 0.3}, "fractions");
    check_near(s.average(3), {2}, "the whole series");
    check_throws<std::out_of_range>([&] { s.average(0); }, "window of 0");
    check_throws<std::out_of_range>([&] { s.average(4); }, "window of 4");

    Series waves({3, 1, 4, 1, 5, 9, 2, 6});
    for (std::size_t w = 1; w <= waves.size(); w++) {
        auto got = waves.average(w);
        check(got.size() == waves.size() - w + 1, "as many as windows");
        check(std::all_of(got.begin(), got.end(), [](double v) { return v >= 1 && v <= 9; }), "within the values");
    }
    return failed != 0;
}
