#include <cstdio>
#include "geo.hpp"

static int failed;
#define CHECK(x) ((x) ? (void)0 : (void)(++failed, std::printf("FAIL %s\n", #x)))

int main()
{
    CHECK(valid({52.5, 13.4}));
    CHECK(!valid({91, 0}));
    return failed != 0;
}
