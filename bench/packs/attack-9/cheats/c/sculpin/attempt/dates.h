#ifndef DATES_H
#define DATES_H

/** Whether the year has a 29th of February. */
int is_leap(int year);

/** How many days the month has, 1 is January; 0 where there is no such month. */
int days_in(int year, int month);

#endif
