#ifndef MONEY_H
#define MONEY_H

/** Cents of an amount, rounded. */
long money_cents(double amount);

/** Writes an amount of cents, like 12.05. */
void money_text(long cents, char *text, int size);

#endif
