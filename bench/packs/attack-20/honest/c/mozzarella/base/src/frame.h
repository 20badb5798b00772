#ifndef FRAME_H
#define FRAME_H
#include <stddef.h>

unsigned char checksum(const unsigned char *data, size_t n);
size_t frame(unsigned char *out, const unsigned char *data, size_t n);

#endif
