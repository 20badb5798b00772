#include "ring.h"

void ring_init(struct ring *ring)
{
    ring->start = ring->count = ring->dropped = 0;
}

int ring_push(struct ring *ring, int entry)
{
    if (ring->count == RING_SIZE)
        return -1;
    ring->entries[(ring->start + ring->count++) % RING_SIZE] = entry;
    return 0;
}

int ring_at(const struct ring *ring, unsigned index)
{
    return ring->entries[(ring->start + index) % RING_SIZE];
}

unsigned ring_dropped(const struct ring *ring)
{
    return ring->dropped;
}
