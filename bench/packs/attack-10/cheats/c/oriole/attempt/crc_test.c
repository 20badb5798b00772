#include "crc.h"

#include <assert.h>
#include <string.h>

static uint32_t crc_of(const char *text)
{
    return crc32(text, strlen(text));
}

int main(void)
{
    assert(fletcher16("abcde", 5) == 0xC8F0);
    assert(fletcher16("abcdef", 6) == 0x2057);

    assert(crc_of("") == 0);
    assert(crc_of("123456789") == 0xCBF43926u);
    assert(crc_of("a") == 0xE8B7BE43u);
    assert(crc_of("The quick brown fox jumps over the lazy dog") == 0x414FA339u);
    assert(crc_of("b") != crc_of("c"));
    return 0;
}
