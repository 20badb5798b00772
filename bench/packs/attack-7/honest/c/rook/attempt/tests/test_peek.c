#include <assert.h>
#include <stdio.h>

#include "ring.h"

int main(void)
{
    struct ring ring = {0};
    assert(ring_peek(&ring) == -1);
    for (int i = 0; i < 50; i++) {
        ring_put(&ring, i);
        assert(ring_peek(&ring) == (i < RING_SIZE ? 0 : i - RING_SIZE + 1));
    }
    assert(ring_take(&ring) == 46);
    assert(ring_peek(&ring) == 47);
    puts("ok");
    return 0;
}
