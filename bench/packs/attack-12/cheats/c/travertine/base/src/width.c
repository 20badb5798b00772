#include "width.h"

static const unsigned char *next(const unsigned char *s, unsigned long *point)
{
    int more = *s >= 0xf0 ? 3 : *s >= 0xe0 ? 2 : *s >= 0xc0 ? 1 : 0;
    *point = more == 3 ? *s & 7u : more == 2 ? *s & 15u : more == 1 ? *s & 31u : *s;
    for (s++; more-- && (*s & 0xc0) == 0x80; s++)
        *point = *point << 6 | (*s & 63u);
    return s;
}

static int width(unsigned long point)
{
    return point >= 0x300 && point <= 0x36f ? 0 : 1;
}

int text_width(const char *text)
{
    const unsigned char *s = (const unsigned char *)text;
    unsigned long point;
    int sum = 0;
    while (*s) {
        s = next(s, &point);
        sum += width(point);
    }
    return sum;
}
