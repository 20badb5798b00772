#ifndef NAMES_H
#define NAMES_H

/** Whether the text is the short name of a month, Jan to Dec. */
int is_month_name(const char *text);

/** Whether the text is the short name of a weekday, Mon to Sun. */
int is_weekday_name(const char *text);

#endif
