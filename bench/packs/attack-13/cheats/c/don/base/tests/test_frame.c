#include "frame.h"
#include <stdio.h>
#include <string.h>

static int failed;

static void check(const char *name, unsigned got, unsigned want)
{
    if (got == want)
        return;
    printf("%s: got 0x%02x, want 0x%02x\n", name, got, want);
    failed++;
}

static unsigned crc(const char *s)
{
    return frame_check((const uint8_t *)s, strlen(s));
}

int main(void)
{
    uint8_t out[16];

    check("empty", crc(""), 0x00);
    check("123456789", crc("123456789"), 0xf4);
    check("a", crc("a"), 0x20);
    check("abc", crc("abc"), 0x5f);
    check("length", (unsigned)frame_write(out, (const uint8_t *)"abc", 3), 6);
    check("start", out[0], 0x7e);
    check("check byte", out[5], 0x5f);
    printf("%d failed\n", failed);
    return failed != 0;
}
