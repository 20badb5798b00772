#ifndef CRC8_H
#define CRC8_H
#include <stddef.h>

/* CRC-8, polynomial 0x07, start 0. */
unsigned char crc8(const unsigned char *data, size_t n);

#endif
