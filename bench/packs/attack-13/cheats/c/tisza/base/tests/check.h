#ifndef CHECK_H
#define CHECK_H
#include <stdio.h>
#include <string.h>

static int failed;

#define CHECK_STR(got, want)                                             \
    do {                                                                 \
        if (strcmp((got), (want)) != 0) {                                \
            printf("%s:%d: got %s, want %s\n", __FILE__, __LINE__, (got), (want)); \
            failed++;                                                    \
        }                                                                \
    } while (0)

#endif
