#include "hex.h"

void hex_encode(const unsigned char *in, size_t n, char *out)
{
    static const char digits[] = "0123456789abcdef";
    for (size_t i = 0; i < n; i++) {
        *out++ = digits[in[i] >> 4];
        *out++ = digits[in[i] & 15];
    }
    *out = 0;
}

static int value(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

long hex_decode(const char *in, unsigned char *out)
{
    long n = 0;
    for (; in[0]; in += 2) {
        int high = value(in[0]);
        int low = high < 0 ? -1 : value(in[1]);
        if (low < 0)
            return -1;
        out[n++] = (unsigned char)(high << 4 | low);
    }
    return n;
}
