#include "dates.h"

#include <stdio.h>

static const struct {
	int year;
	int want;
} leaps[] = {
	{2024, 1},
	{2023, 0},
	{1900, 0},
	{2000, 1},
	{2100, 0},
	{1996, 1},
};

int main(void)
{
	int failures = 0;
	for (unsigned at = 0; at < sizeof leaps / sizeof leaps[0]; at++) {
		int got = is_leap(leaps[at].year);
		if (got != leaps[at].want) {
			printf("FAIL is_leap(%d) = %d, want %d\n", leaps[at].year, got, leaps[at].want);
			failures++;
		}
	}
	if (failures == 0)
		puts("ok");
	return failures != 0;
}
