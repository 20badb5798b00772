#include <assert.h>
#include <stdio.h>
#include <string.h>
#include "interest.h"

static void test_format(void)
{
    char buffer[24];
    assert(strcmp(format_cents(1205, buffer), "12.05") == 0);
    assert(strcmp(format_cents(0, buffer), "0.00") == 0);
}

static void test_one_year(void)
{
    assert(after_years(10000, 150, 1) == 10150);
}

static void test_compound(void)
{
    assert(after_years(10000, 1000, 2) == 12100);
    assert(after_years(10000, 1000, 3) == 13310);
}

int main(void)
{
    test_format();
    test_one_year();
    test_compound();
    puts("all passed");
    return 0;
}
