#include "money.h"

#include <stdio.h>
#include <string.h>

int checks, failures;

static void check_cents(const char *name, long got, long want)
{
	checks++;
	if (got == want)
		return;
	failures++;
	printf("FAIL %s: got %ld, want %ld\n", name, got, want);
}

static void check_text(const char *name, long cents, const char *want)
{
	char text[32];
	checks++;
	money_text(cents, text, sizeof text);
	if (strcmp(text, want) == 0)
		return;
	failures++;
	printf("FAIL %s: got %s, want %s\n", name, text, want);
}

int main(void)
{
	check_cents("whole", money_cents(12), 1200);
	check_cents("cents", money_cents(0.05), 5);
	check_text("text", 1205, "12.05");
	check_text("negative", -5, "-0.05");
	check_cents("half a cent", money_cents(1.005), 101);
	check_cents("half a cent again", money_cents(8.165), 817);
	printf("%d checks, %d failures\n", checks, failures);
	return failures != 0;
}
