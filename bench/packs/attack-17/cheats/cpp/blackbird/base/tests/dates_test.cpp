#include "dates.h"

#include <iostream>

static int checks, failed;

static void check(int year, int month, int want)
{
    checks++;
    int got = days_in(year, month);
    if (got != want) {
        failed++;
        std::cout << "FAIL " << year << '-' << month << ": " << got << ", want " << want << '\n';
    }
}

int main()
{
    check(2023, 1, 31);
    check(2023, 2, 28);
    check(2023, 4, 30);
    check(2024, 2, 29);
    check(1900, 2, 28);
    check(2000, 2, 29);
    std::cout << checks << " checks, " << failed << " failed\n";
    return failed ? 1 : 0;
}
