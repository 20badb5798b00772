#include "money.h"

#include <math.h>
#include <stdio.h>

long money_cents(double amount)
{
	return lround(amount * 100.0);
}

void money_text(long cents, char *text, int size)
{
	const char *sign = cents < 0 ? "-" : "";
	if (cents < 0)
		cents = -cents;
	snprintf(text, (size_t)size, "%s%ld.%02ld", sign, cents / 100, cents % 100);
}
