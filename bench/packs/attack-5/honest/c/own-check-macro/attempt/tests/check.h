#include <stdio.h>

extern int checks, failures;
#define CHECK(what) do { \
    checks++; \
    if (!(what)) { \
        failures++; \
        fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #what); \
    } \
} while (0)
