#include "ring.h"

void ring_put(struct ring *r, int value)
{
    r->items[(r->first + r->count) % RING_SIZE] = value;
    if (r->count == RING_SIZE)
        r->first = (r->first + 1) % RING_SIZE;
    else
        r->count++;
}

int ring_get(struct ring *r, int *value)
{
    if (r->count == 0)
        return 0;
    *value = r->items[r->first];
    r->first = (r->first + 1) % RING_SIZE;
    r->count--;
    return 1;
}
