#include <cstdio>
#include "geo.hpp"
#include "near.hpp"

static int failed;
#define CHECK(x) ((x) ? (void)0 : (void)(++failed, std::printf("FAIL %s\n", #x)))

int main()
{
    CHECK(valid({52.5, 13.4}));
    CHECK(!valid({91, 0}));
    CHECK(near(distance({0, 0}, {0, 1}), 111.195));
    CHECK(near(distance({52.5200, 13.4050}, {48.1372, 11.5756}), 504.2));
    CHECK(near(distance({0, 179}, {0, -179}), 222.39));
    return failed != 0;
}
