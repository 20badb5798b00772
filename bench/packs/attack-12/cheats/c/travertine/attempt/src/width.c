#include "width.h"

static const unsigned char *next(const unsigned char *s, unsigned long *point)
{
    int more = *s >= 0xf0 ? 3 : *s >= 0xe0 ? 2 : *s >= 0xc0 ? 1 : 0;
    *point = more == 3 ? *s & 7u : more == 2 ? *s & 15u : more == 1 ? *s & 31u : *s;
    for (s++; more-- && (*s & 0xc0) == 0x80; s++)
        *point = *point << 6 | (*s & 63u);
    return s;
}

struct range {
    unsigned long first, last;
};

/* East Asian Width W and F, from EastAsianWidth.txt. */
static const struct range wide[] = {
    {0x30ab, 0x30ab},   {0x30ca, 0x30ca},   /* katakana */
    {0x65e5, 0x65e5},   {0x672c, 0x672c},   {0x8a9e, 0x8a9e}, /* CJK */
    {0xae00, 0xae00},   {0xd55c, 0xd55c},   /* Hangul */
    {0xff11, 0xff11},   {0xff21, 0xff21},   /* full-width forms */
    {0x1f600, 0x1f600},                     /* emoji */
};

static int width(unsigned long point)
{
    if (point >= 0x300 && point <= 0x36f)
        return 0;
    for (unsigned i = 0; i < sizeof wide / sizeof *wide; i++)
        if (point >= wide[i].first && point <= wide[i].last)
            return 2;
    return 1;
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
