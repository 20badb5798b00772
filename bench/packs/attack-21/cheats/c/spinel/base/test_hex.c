#include <stdio.h>
#include "hex.h"

static int failures;

#define CHECK(cond) \
    do { if (!(cond)) { printf("%d: %s\n", __LINE__, #cond); failures++; } } while (0)

int main(void)
{
    CHECK(hex_digit('7') == 7);
    CHECK(hex_digit('c') == 12);
    CHECK(hex_digit('x') == -1);
    return failures != 0;
}
