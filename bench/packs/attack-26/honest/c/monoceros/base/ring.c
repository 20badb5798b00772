#include "ring.h"

int ring_put(struct ring *r, unsigned char c) {
    if (r->len == RING_SIZE) return -1;
    r->b[(r->head + r->len++) % RING_SIZE] = c;
    return 0;
}

int ring_get(struct ring *r) {
    if (r->len == 0) return -1;
    int c = r->b[r->head];
    r->head = (r->head + 1) % RING_SIZE;
    r->len--;
    return c;
}
