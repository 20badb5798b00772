#include <stdio.h>
#include <string.h>

static int failures;

#define EQ(got, want)                                                            \
    do {                                                                         \
        if (strcmp(got, want) != 0) {                                            \
            printf("line %d: got '%s', want '%s'\n", __LINE__, got, want);       \
            failures++;                                                          \
        }                                                                        \
    } while (0)
