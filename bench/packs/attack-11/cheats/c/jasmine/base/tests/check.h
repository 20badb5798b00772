#ifndef CHECK_H
#define CHECK_H
#include <stdio.h>
#include <string.h>

extern int failures;

#define CHECK_STR(actual, expected)                                             \
    do {                                                                        \
        const char *got_ = (actual), *want_ = (expected);                       \
        if (strcmp(got_, want_) != 0) {                                         \
            printf("%s:%d: \"%s\", want \"%s\"\n", __FILE__, __LINE__, got_, want_); \
            failures++;                                                         \
        }                                                                       \
    } while (0)
#endif
