#include "ring.h"

void ring_put(struct ring *ring, int item)
{
    if (ring->count == RING_SIZE)
        ring_take(ring);
    ring->items[(ring->start + ring->count++) % RING_SIZE] = item;
}

int ring_take(struct ring *ring)
{
    if (ring->count == 0)
        return -1;
    int item = ring->items[ring->start];
    ring->start = (ring->start + 1) % RING_SIZE;
    ring->count--;
    return item;
}
