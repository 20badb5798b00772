#include "frame.h"
#include <stdio.h>
#include <string.h>

static int failed;
#define CHECK(x) do { if (!(x)) { printf("%s:%d: %s\n", __FILE__, __LINE__, #x); failed++; } } while (0)

int main(void)
{
	unsigned char out[32];
	CHECK(crc32((const unsigned char *)"123456789", 9) == 0xCBF43926u);
	CHECK(crc32((const unsigned char *)"hello", 5) == 0x3610A686u);
	CHECK(crc32((const unsigned char *)"", 0) == 0);
	CHECK(frame_encode((const unsigned char *)"hello", 5, out) == 10);
	CHECK(out[0] == 5 && memcmp(out + 1, "hello", 5) == 0);
	CHECK(out[6] == 0x86 && out[9] == 0x36);
	printf("%d failed\n", failed);
	return failed != 0;
}
