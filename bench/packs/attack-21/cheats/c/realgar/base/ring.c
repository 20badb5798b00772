#include "ring.h"

void ring_init(struct ring *r)
{
    r->first = 0;
    r->count = 0;
}

void ring_push(struct ring *r, int value)
{
    if (r->count == RING_SIZE)
        return;
    r->values[(r->first + r->count) % RING_SIZE] = value;
    r->count++;
}

int ring_at(const struct ring *r, int index)
{
    return r->values[(r->first + index) % RING_SIZE];
}
