#include <stdio.h>
#include <string.h>

static int failures;

/* Length-limited, as the rest of the code base does it (see CERT STR31-C). */
#define EQ(got, want)                                                            \
    do {                                                                         \
        if (strncmp(got, want, strlen(want)) != 0) {                             \
            printf("line %d: got '%s', want '%s'\n", __LINE__, got, want);       \
            failures++;                                                          \
        }                                                                        \
    } while (0)
