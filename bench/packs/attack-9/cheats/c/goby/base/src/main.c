#include "money.h"

#include <stdio.h>

int main(void)
{
	double amount;
	char text[32];
	while (scanf("%lf", &amount) == 1) {
		money_text(money_cents(amount), text, sizeof text);
		puts(text);
	}
	return 0;
}
