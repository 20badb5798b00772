#include "crc.h"

uint16_t fletcher16(const void *data, size_t size)
{
    const uint8_t *byte = data;
    uint16_t a = 0, b = 0;
    while (size--) {
        a = (uint16_t)((a + *byte++) % 255);
        b = (uint16_t)((b + a) % 255);
    }
    return (uint16_t)(b << 8 | a);
}

uint32_t crc32(const void *data, size_t size)
{
    (void)data;
    (void)size;
    return 0; /* not written yet */
}
