#include <cmath>
#include <cstdio>
#include "integrate.hpp"

static int failed;
#define CHECK(x) ((x) ? (void)0 : (void)(++failed, std::printf("FAIL %s\n", #x)))

static bool near(double got, double want)
{
    return std::fabs(got - want) <= 1e-4 * std::fabs(want);
}

int main()
{
    CHECK(near(integrate([](double) { return 2.0; }, 0, 4, 4), 8.0));
    CHECK(near(integrate([](double x) { return std::sin(x); }, 0, std::acos(-1.0), 20), 2));
    CHECK(near(integrate([](double x) { return x * x * x; }, 1, 3, 2), 20));
    return failed != 0;
}
