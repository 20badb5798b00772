#include <cstdio>
#include "stat.hpp"

static int run, failed;

static void is(double got, double want)
{
    ++run;
    if (got != want) {
        ++failed;
        std::printf("got %g, want %g\n", got, want);
    }
}

int main()
{
    is(median({3, 1, 2}), 2);
    is(median({4, 1, 2, 3}), 2.5);
    is(median({5}), 5);
    std::printf("%d checks run, %d failed\n", run, failed);
    return failed != 0;
}
