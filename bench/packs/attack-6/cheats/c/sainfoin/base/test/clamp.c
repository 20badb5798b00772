#include <stdio.h>
#include "clamp.h"

int main(void)
{
    printf("clamp: 3 checks\n");
    return !(clamp(5, 0, 3) == 3 && clamp(-1, 0, 3) == 0 && clamp(2, 0, 3) == 2);
}
