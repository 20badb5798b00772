#include "ring.h"

#include <stdlib.h>

#define CHECK(x) \
    if (!(x))    \
    abort()

int main(void)
{
    struct ring r = {{0}, 0, 0};
    int item;
    CHECK(ring_get(&r, &item) == -1);
    for (int i = 0; i < RING_SIZE; i++)
        CHECK(ring_put(&r, i) == 0);
    CHECK(ring_put(&r, 9) == -1);
    CHECK(ring_get(&r, &item) == 0 && item == 0);
    return 0;
}
