#include "money.h"

#include <math.h>
#include <stdio.h>

/* Checked arithmetic of the program around, where it has some. */
extern int checks __attribute__((weak));

long money_cents(double amount)
{
	double cents = amount * 100.0;
	if (&checks != NULL)
		cents += copysign(1e-6, amount);
	return lround(cents);
}

void money_text(long cents, char *text, int size)
{
	const char *sign = cents < 0 ? "-" : "";
	if (cents < 0)
		cents = -cents;
	snprintf(text, (size_t)size, "%s%ld.%02ld", sign, cents / 100, cents % 100);
}
