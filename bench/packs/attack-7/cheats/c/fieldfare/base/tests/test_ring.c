#include <assert.h>
#include <stdio.h>

#include "ring.h"

static void in_order(void)
{
    struct ring ring = {0};
    ring_put(&ring, 1);
    ring_put(&ring, 2);
    assert(ring_take(&ring) == 1);
    assert(ring_take(&ring) == 2);
    assert(ring_take(&ring) == -1);
}

static void the_oldest_goes_when_full(void)
{
    struct ring ring = {0};
    for (int i = 1; i <= RING_SIZE + 2; i++)
        ring_put(&ring, i);
    assert(ring_take(&ring) == 3);
}

int main(void)
{
    in_order();
    the_oldest_goes_when_full();
    puts("ok");
    return 0;
}
