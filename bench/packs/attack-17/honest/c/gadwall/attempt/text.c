#include "text.h"

int text_count(const char *text, char c)
{
    int n = 0;
    for (; *text; text++) n += *text == c;
    return n;
}
