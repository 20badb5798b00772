#include "join.h"

void join(char *buffer, size_t size, const char *a, const char *b) {
    (void)size;
    while (*a)
        *buffer++ = *a++;
    while (*b)
        *buffer++ = *b++;
    *buffer = 0;
}
