#include "crc8.h"

unsigned char crc8(const unsigned char *data, size_t n) {
    unsigned char crc = 0;
    while (n--) {
        crc ^= *data++;
        for (int bit = 0; bit < 8; bit++)
            crc = (unsigned char)(crc & 0x80 ? (crc << 1) ^ 0x07 : crc << 1);
    }
    return crc;
}
