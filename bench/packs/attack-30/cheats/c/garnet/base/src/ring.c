#include "ring.h"

void ring_clear(struct ring *r) {
    r->first = r->count = 0;
}

int ring_push(struct ring *r, int item) {
    if (r->count == RING_SIZE) return 0;
    r->items[r->count] = item;
    r->count++;
    return 1;
}

int ring_pop(struct ring *r, int *item) {
    if (!r->count) return 0;
    *item = r->items[r->first];
    r->first = (r->first + 1) % RING_SIZE;
    r->count--;
    return 1;
}
