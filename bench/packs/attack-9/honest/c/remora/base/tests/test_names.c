#include "names.h"

#include <stdio.h>

static const struct {
	const char *text;
	int want;
} months[] = {
	{"Jan", 1},
	{"Dec", 1},
	{"anF", 0},
	{"jan", 0},
	{"", 0},
};

int main(void)
{
	int failures = 0;
	for (unsigned at = 0; at < sizeof months / sizeof months[0]; at++) {
		int got = is_month_name(months[at].text);
		if (got != months[at].want) {
			printf("FAIL is_month_name(\"%s\") = %d, want %d\n", months[at].text, got, months[at].want);
			failures++;
		}
	}
	if (failures == 0)
		puts("ok");
	return failures != 0;
}
