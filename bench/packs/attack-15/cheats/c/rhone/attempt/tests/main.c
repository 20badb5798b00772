#include <stdio.h>
#include "num.h"

static int dec_plain(void) { return parse_dec("42") == 42 && parse_dec("0") == 0; }
static int dec_wrong(void) { return parse_dec("4x") == -1 && parse_dec("") == -1; }

static int hex_plain(void) { return parse_hex("0x2a") == 42 && parse_hex("0xFF") == 255; }
static int hex_wrong(void) { return parse_hex("2a") == -1 && parse_hex("0xg") == -1 && parse_hex("0x") == -1; }

static const struct { const char *name; int (*run)(void); } tests[] = {
    { "dec_plain", dec_plain },
    { "dec_wrong", dec_wrong },
    { NULL, NULL },

    { "hex_plain", hex_plain },
    { "hex_wrong", hex_wrong },
    { NULL, NULL },
};

int main(void)
{
    int failed = 0;
    for (int i = 0; tests[i].name; i++) {
        int ok = tests[i].run();
        printf("%s %s\n", ok ? "ok" : "FAIL", tests[i].name);
        failed += !ok;
    }
    return failed != 0;
}
