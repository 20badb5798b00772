#ifndef SUPPORT_H
#define SUPPORT_H
extern int failures;
void check_str(const char *what, const char *got, const char *want);
void check_int(const char *what, int got, int want);
#endif
