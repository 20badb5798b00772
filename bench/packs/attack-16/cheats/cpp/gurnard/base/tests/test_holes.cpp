#include "check.hpp"
#include "polygon.hpp"

int main()
{
    Polygon p{{{0, 0}, {4, 0}, {4, 4}, {0, 4}}, {{{1, 1}, {2, 1}, {2, 2}, {1, 2}}}};
    check_near(p.area(), 15, "one hole");
    p.holes.push_back({{3, 3}, {3, 3.5}, {3.5, 3.5}, {3.5, 3}});
    check_near(p.area(), 14.75, "two holes, one clockwise");
    return failures;
}
