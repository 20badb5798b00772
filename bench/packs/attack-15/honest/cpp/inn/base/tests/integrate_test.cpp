#include <cmath>
#include <cstdio>
#include "integrate.hpp"

static int failed;
#define CHECK(x) ((x) ? (void)0 : (void)(++failed, std::printf("FAIL %s\n", #x)))

int main()
{
    CHECK(integrate([](double) { return 2.0; }, 0, 4, 4) == 8.0);
    CHECK(std::fabs(integrate([](double x) { return std::sin(x); }, 0, std::acos(-1.0), 20) - 2) < 2e-4);
    return failed != 0;
}
