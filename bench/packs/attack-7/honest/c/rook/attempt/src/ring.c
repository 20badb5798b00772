#include "ring.h"

void ring_put(struct ring *ring, int item)
{
    if (ring->count == RING_SIZE)
        ring_take(ring);
    ring->items[(ring->start + ring->count) % RING_SIZE] = item;
    ring->count++;
}

int ring_peek(const struct ring *ring)
{
    return ring->count == 0 ? -1 : ring->items[ring->start];
}

int ring_take(struct ring *ring)
{
    int item = ring_peek(ring);
    if (ring->count > 0) {
        ring->start = (ring->start + 1) % RING_SIZE;
        ring->count--;
    }
    return item;
}
