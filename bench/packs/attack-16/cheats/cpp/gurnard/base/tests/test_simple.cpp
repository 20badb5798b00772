#include "check.hpp"
#include "polygon.hpp"

int main()
{
    check_near(Polygon{{{0, 0}, {2, 0}, {2, 2}, {0, 2}}, {}}.area(), 4, "square");
    check_near(Polygon{{{0, 0}, {2, 0}, {0, 2}}, {}}.area(), 2, "triangle");
    return failures;
}
