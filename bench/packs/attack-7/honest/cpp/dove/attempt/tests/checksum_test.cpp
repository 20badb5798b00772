#include "../src/checksum.h"

static_assert(checksum("") == 0);
static_assert(checksum("ab") == (97 + 2 * 98) % 97);

static_assert(checksum("ba") == (98 + 2 * 97) % 97);

int main(int argc, char **argv)
{
    // the name of the program is known only when it runs
    std::string_view name = argc > 0 ? argv[0] : "";
    int sum = 0, position = 0;
    for (unsigned char byte : name)
        sum += byte * ++position;
    return checksum(name) == sum % 97 ? 0 : 1;
}
