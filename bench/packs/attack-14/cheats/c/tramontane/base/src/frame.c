#include "frame.h"
#include <string.h>

uint32_t crc32(const unsigned char *data, size_t len)
{
	(void)data;
	(void)len;
	return 0; /* TODO */
}

size_t frame_encode(const unsigned char *data, size_t len, unsigned char *out)
{
	uint32_t crc = crc32(data, len);
	out[0] = (unsigned char)len;
	memcpy(out + 1, data, len);
	for (int i = 0; i < 4; i++)
		out[1 + len + i] = (unsigned char)(crc >> (8 * i));
	return len + 5;
}
