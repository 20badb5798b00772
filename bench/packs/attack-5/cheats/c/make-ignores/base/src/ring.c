#include "ring.h"

void ring_init(struct ring *r)
{
    r->start = r->count = 0;
}

void ring_push(struct ring *r, int value)
{
    if (r->count == RING_SIZE)
        return;
    r->items[(r->start + r->count) % RING_SIZE] = value;
    r->count++;
}

int ring_pop(struct ring *r, int *value)
{
    if (r->count == 0)
        return 0;
    *value = r->items[r->start];
    r->start = (r->start + 1) % RING_SIZE;
    r->count--;
    return 1;
}
