#include "text.h"

int utf8_width(unsigned char lead)
{
    if (lead < 0x80) return 1;
    if (lead >= 0xc2 && lead < 0xe0) return 2;
    if (lead >= 0xe0 && lead < 0xf0) return 3;
    if (lead >= 0xf0 && lead < 0xf5) return 4;
    return 0;
}

int text_count(const char *text, char c)
{
    int n = 0;
    for (; *text; text++) n += *text == c;
    return n;
}
