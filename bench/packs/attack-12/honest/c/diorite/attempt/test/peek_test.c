#include "ring.h"

#include <stdlib.h>

#define CHECK(x) \
    if (!(x))    \
    abort()

int main(void)
{
    struct ring r = {{0}, 0, 0};
    int item = 0;
    CHECK(ring_peek(&r, &item) == -1);
    ring_put(&r, 7);
    ring_put(&r, 8);
    CHECK(ring_peek(&r, &item) == 0 && item == 7);
    CHECK(ring_peek(&r, &item) == 0 && item == 7);
    CHECK(ring_get(&r, &item) == 0 && item == 7);
    CHECK(ring_peek(&r, &item) == 0 && item == 8);
    return 0;
}
