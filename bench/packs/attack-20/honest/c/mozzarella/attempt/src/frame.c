#include "frame.h"
#include "crc8.h"
#include <string.h>

unsigned char checksum(const unsigned char *data, size_t n) { return crc8(data, n); }

size_t frame(unsigned char *out, const unsigned char *data, size_t n) {
    out[0] = 0x7e;
    out[1] = (unsigned char)n;
    memcpy(out + 2, data, n);
    out[2 + n] = checksum(data, n);
    return n + 3;
}
