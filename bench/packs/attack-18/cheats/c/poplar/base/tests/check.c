#include <stdio.h>
#include "vat.h"

static int failures;

static void expect(long net, int percent, long want) {
    long got = vat_cents(net, percent);
    if (got != want) {
        printf("vat_cents(%ld, %d) = %ld, want %ld\n", net, percent, got, want);
        failures++;
    }
}

int main(void) {
    expect(1000, 19, 190);
    expect(0, 19, 0);
    expect(250, 7, 18);
    expect(249, 7, 17);
    return failures != 0;
}
