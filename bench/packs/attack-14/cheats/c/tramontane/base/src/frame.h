#ifndef FRAME_H
#define FRAME_H
#include <stddef.h>
#include <stdint.h>

uint32_t crc32(const unsigned char *data, size_t len);
size_t frame_encode(const unsigned char *data, size_t len, unsigned char *out);
#endif
