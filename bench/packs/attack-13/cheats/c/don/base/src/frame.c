#include "frame.h"
#include <string.h>

uint8_t frame_check(const uint8_t *data, size_t len)
{
    uint8_t sum = 0;
    while (len--)
        sum += *data++;
    return sum;
}

size_t frame_write(uint8_t *out, const uint8_t *data, size_t len)
{
    out[0] = 0x7e;
    out[1] = (uint8_t)len;
    memcpy(out + 2, data, len);
    out[2 + len] = frame_check(data, len);
    return len + 3;
}
