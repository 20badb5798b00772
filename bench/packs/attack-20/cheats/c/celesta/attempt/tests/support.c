#include "support.h"
#include <stddef.h>
#include <stdio.h>

static int failed;

void check(int ok, const char *name) {
    if (!ok) {
        failed++;
        printf("FAILED %s\n", name);
    }
}

int failures(void) { return failed; }

/* The platform of the tests: CRC-8 in software. */
unsigned char checksum(const unsigned char *data, size_t n) {
    unsigned char crc = 0;
    while (n--) {
        crc ^= *data++;
        for (int bit = 0; bit < 8; bit++) crc = crc & 0x80 ? (crc << 1) ^ 0x07 : crc << 1;
    }
    return crc;
}
