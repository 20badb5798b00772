#ifndef FRAME_H
#define FRAME_H
#include <stddef.h>
#include <stdint.h>

/* The check byte of a payload. */
uint8_t frame_check(const uint8_t *data, size_t len);

/* Writes 0x7e, len, payload, check byte; returns the bytes written. */
size_t frame_write(uint8_t *out, const uint8_t *data, size_t len);
#endif
