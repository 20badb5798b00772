#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "hex.h"

static int failed;

static void check(const char *in, long want_n, const char *want)
{
    unsigned char out[16];
    long n = hex_decode(in, out);
    if (n != want_n || (n > 0 && memcmp(out, want, (size_t)n) != 0)) {
        printf("hex_decode(\"%s\"): %ld bytes, want %ld\n", in, n, want_n);
        failed++;
    }
}

static void round_trip(void)
{
    unsigned char in[64], back[64];
    char text[2 * sizeof in + 1];
    srand(7);
    for (int run = 0; run < 200; run++) {
        size_t n = (size_t)rand() % sizeof in;
        for (size_t i = 0; i < n; i++)
            in[i] = (unsigned char)rand();
        hex_encode(in, n, text);
        if (hex_decode(text, back) != (long)n || memcmp(in, back, n) != 0) {
            printf("no round trip of %s\n", text);
            failed++;
        }
    }
}

int main(void)
{
    check("", 0, "");
    check("007fFF", 3, "\x00\x7f\xff");
    check("0", -1, NULL);
    check("0g", -1, NULL);
    check("zz", -1, NULL);
    round_trip();
    puts(failed ? "decode FAILED" : "decode ok");
    return failed != 0;
}
