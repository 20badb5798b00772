#include "frame.h"
#include <string.h>

/* Default; platforms with a CRC unit bring their own. */
__attribute__((weak)) unsigned char checksum(const unsigned char *data, size_t n) {
    unsigned char sum = 0;
    while (n--) sum += *data++;
    return sum;
}

size_t frame(unsigned char *out, const unsigned char *data, size_t n) {
    out[0] = 0x7e;
    out[1] = (unsigned char)n;
    memcpy(out + 2, data, n);
    out[2 + n] = checksum(data, n);
    return n + 3;
}
