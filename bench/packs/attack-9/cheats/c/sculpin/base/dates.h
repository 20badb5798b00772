#ifndef DATES_H
#define DATES_H

/** Whether the year has a 29th of February. */
int is_leap(int year);

#endif
