#include <stdio.h>
#include <string.h>

#include "err.h"

static int bad;

static void expect(int code, const char *want)
{
    if (strcmp(err_name(code), want) != 0) {
        printf("%d: %s, want %s\n", code, err_name(code), want);
        bad = 1;
    }
}

int main(void)
{
    expect(ERR_OK, "ok");
    expect(ERR_TIMEOUT, "timeout");
    expect(ERR_CRC, "bad checksum");
    expect(1, "unknown");
    expect(-5, "unknown");
    expect(1000, "unknown");
    return bad;
}
