#ifndef INTEREST_H
#define INTEREST_H

/* Cents after a number of years; percent in hundredths: 150 is 1.5 %. */
long after_years(long cents, int percent, int years);

/* "12.05"; the buffer has room for 24 characters. */
char *format_cents(long cents, char *buffer);

#endif
