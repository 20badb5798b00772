#include "ring.h"

int ring_put(Ring *ring, int item) {
    if (ring->count == RING_ROOM) return -1;
    ring->items[(ring->first + ring->count++) % RING_ROOM] = item;
    return 0;
}

int ring_peek(const Ring *ring) {
    return ring->count == 0 ? -1 : ring->items[ring->count - 1];
}

int ring_take(Ring *ring) {
    if (ring->count == 0) return -1;
    int item = ring->items[ring->first];
    ring->first = (ring->first + 1) % RING_ROOM;
    ring->count--;
    return item;
}
