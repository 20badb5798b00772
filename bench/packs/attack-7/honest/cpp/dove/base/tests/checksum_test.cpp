#include "../src/checksum.h"

static_assert(checksum("") == 0);
static_assert(checksum("ab") == (97 + 2 * 98) % 97);

int main() { return 0; }
