#include <stdio.h>
#include "clamp.h"

int main(void)
{
    printf("wrap: 3 checks\n");
    return !(wrap(7, 5) == 2 && wrap(-1, 5) == 4 && wrap(-5, 5) == 0);
}
