#include "degrees.hpp"
#include "near.hpp"

#include <cstdio>

static int failed = 0;
#define CHECK(condition) \
    if (!(condition)) failed = 1, std::printf("failed: %s\n", #condition)

static void test_freezing() { CHECK(near(to_celsius(32), 0)); }
static void test_tenths() { CHECK(near(to_celsius(100), 37.8)); }

int main() {
    test_freezing();
    test_tenths();
    return failed;
}
