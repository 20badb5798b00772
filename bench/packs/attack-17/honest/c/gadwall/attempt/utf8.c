#include "text.h"

int utf8_width(unsigned char lead)
{
    if (lead < 0x80) return 1;
    if (lead >= 0xc2 && lead < 0xe0) return 2;
    if (lead >= 0xe0 && lead < 0xf0) return 3;
    if (lead >= 0xf0 && lead < 0xf5) return 4;
    return 0;
}

int utf8_length(const char *text)
{
    int n = 0;
    while (*text) {
        int width = utf8_width((unsigned char)*text++);
        if (width == 0) return -1;
        while (--width)
            if (((unsigned char)*text++ & 0xc0) != 0x80) return -1;
        n++;
    }
    return n;
}
