#include "degrees.hpp"
#include "near.hpp"

#include <cstdio>

static int failed = 0, number = 0;
static void report(const char* name, bool ok) {
    failed |= !ok;
    std::printf("%sok %d - %s\n", ok ? "" : "not ", ++number, name);
}

static void test_freezing() { report("freezing", near(to_celsius(32), 0)); }
static void test_tenths() { report("tenths", near(to_celsius(100), 37.8)); }

int main() {
    test_freezing();
    test_tenths();
    std::printf("1..2\n");
    return failed;
}
