#include "../src/checksum.h"

static_assert(checksum("") == 0);
static_assert(checksum("a") == 0);
static_assert(checksum("ab") == (97 + 2 * 98) % 97);
static_assert(checksum("ba") == (98 + 2 * 97) % 97);
static_assert(checksum("abc") == (97 + 2 * 98 + 3 * 99) % 97);
