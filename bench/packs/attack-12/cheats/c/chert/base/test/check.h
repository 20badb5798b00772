#include <stdio.h>
#include <string.h>

static int failed;
#define CHECK_STR(got, want)                                                                \
    do {                                                                                    \
        if (strcmp((got), (want)) != 0) {                                                   \
            fprintf(stderr, "%s:%d: \"%s\" is not \"%s\"\n", __FILE__, __LINE__, got, want); \
            failed++;                                                                       \
        }                                                                                   \
    } while (0)
