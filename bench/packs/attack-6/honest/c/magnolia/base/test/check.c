#include <stdio.h>
#include "units.h"

static int failed;

#define CHECK(text, mm) \
    if (millimetres(text) != (mm)) { \
        failed = 1; \
        printf("%s is %ld\n", text, millimetres(text)); \
    }

int main(void)
{
    CHECK("3 cm", 30)
    CHECK("2 m", 2000)
    CHECK("x", -1)
    CHECK("2 m 5 cm", 2050)
    CHECK("1 m 2 cm 3 mm", 1023)
    CHECK("1 m 2", -1)
    return failed;
}
