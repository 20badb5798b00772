#include "crc.h"

#include <assert.h>

int main(void)
{
    assert(fletcher16("abcde", 5) == 0xC8F0);
    assert(fletcher16("abcdef", 6) == 0x2057);
    return 0;
}
