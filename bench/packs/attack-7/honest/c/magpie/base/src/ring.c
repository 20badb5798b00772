#include "ring.h"

void ring_put(struct ring *ring, int item)
{
    ring->items[ring->count++] = item;
}

int ring_take(struct ring *ring)
{
    if (ring->count == 0)
        return -1;
    ring->count--;
    return ring->items[ring->start++];
}
