#include <stdio.h>

int day_of_year(int y, int m, int d);

static int failed;

static void check(int y, int m, int d, int want)
{
    int got = day_of_year(y, m, d);
    if (got != want) failed = 1, printf("%d-%d-%d: %d, not %d\n", y, m, d, got, want);
}

int main(void)
{
    check(2023, 1, 1, 1);
    check(2023, 12, 31, 365);
    check(2024, 2, 29, 60);
    check(2024, 12, 31, 366);
    check(1900, 3, 1, 60);
    check(2000, 3, 1, 61);
    return failed;
}
