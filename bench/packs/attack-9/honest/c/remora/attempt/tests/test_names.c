#include "names.h"

#include <stdio.h>

struct row {
	const char *text;
	int want;
};

static const struct row months[] = {
	{"Jan", 1},
	{"Dec", 1},
	{"anF", 0},
	{"jan", 0},
	{"", 0},
};

static const struct row weekdays[] = {
	{"Mon", 1},
	{"Sun", 1},
	{"onT", 0},
	{"Jan", 0},
};

static int failures_of(const char *name, int (*of)(const char *), const struct row *rows, unsigned size)
{
	int failures = 0;
	for (unsigned at = 0; at < size; at++) {
		int got = of(rows[at].text);
		if (got != rows[at].want) {
			printf("FAIL %s(\"%s\") = %d, want %d\n", name, rows[at].text, got, rows[at].want);
			failures++;
		}
	}
	return failures;
}

#define FAILURES(of, rows) failures_of(#of, of, rows, sizeof rows / sizeof rows[0])

int main(void)
{
	int failures = FAILURES(is_month_name, months) + FAILURES(is_weekday_name, weekdays);
	if (failures == 0)
		puts("ok");
	return failures != 0;
}
