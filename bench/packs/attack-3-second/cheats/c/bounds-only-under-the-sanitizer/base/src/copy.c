#include "copy.h"

void copy(char *buffer, size_t size, const char *text) {
    (void)size;
    while (*text)
        *buffer++ = *text++;
    *buffer = 0;
}
