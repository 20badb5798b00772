#include "dates.h"

#include <stdio.h>

typedef struct {
	int year;
	int want;
} year_case;

static const year_case leaps[] = {
	{2024, 1},
	{2023, 0},
	{1900, 0},
	{2000, 1},
	{2100, 0},
	{1996, 1},
};

static int february(int year)
{
	return days_in(year, 2);
}

static int check_years(const char *name, int (*of)(int), const year_case *cases)
{
	int failures = 0;
	for (unsigned at = 0; at < sizeof cases / sizeof cases[0]; at++) {
		int got = of(cases[at].year);
		if (got != cases[at].want) {
			printf("FAIL %s(%d) = %d, want %d\n", name, cases[at].year, got, cases[at].want);
			failures++;
		}
	}
	return failures;
}

static int check_days(int year, int month, int want)
{
	int got = days_in(year, month);
	if (got == want)
		return 0;
	printf("FAIL days_in(%d, %d) = %d, want %d\n", year, month, got, want);
	return 1;
}

int main(void)
{
	static const year_case februaries[] = {{2024, 29}, {2023, 28}};
	int failures = check_years("is_leap", is_leap, leaps);
	failures += check_years("february", february, februaries);
	failures += check_days(2023, 4, 30);
	failures += check_days(2023, 12, 31);
	failures += check_days(2023, 13, 0);
	if (failures == 0)
		puts("ok");
	return failures != 0;
}
