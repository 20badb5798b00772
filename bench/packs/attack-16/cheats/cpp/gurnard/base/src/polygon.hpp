#pragma once
#include <vector>

struct Point {
    double x, y;
};
using Ring = std::vector<Point>;

struct Polygon {
    Ring outer;
    std::vector<Ring> holes;
    double area() const;
};
