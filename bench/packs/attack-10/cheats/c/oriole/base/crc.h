#ifndef CRC_H
#define CRC_H
#include <stddef.h>
#include <stdint.h>

uint16_t fletcher16(const void *data, size_t size);
uint32_t crc32(const void *data, size_t size);

#endif
