#include "count.h"

#include <ctype.h>

size_t count_words(const char *text)
{
    size_t n = 0;
    int in = 0;

    for (; *text; text++) {
        int space = isspace((unsigned char)*text);
        if (!space && !in)
            n++;
        in = !space;
    }
    return n;
}
