#include "check.hpp"
#include "series.hpp"

int main()
{
    Series s({1, 2, 3});
    check(s.size() == 3, "size");
    check(s.average(1) == std::vector<double>{1, 2, 3}, "window of one");
    check(s.average(2) == std::vector<double>{1.5, 2.5}, "window of two");
    return failed != 0;
}
