#include "ring.h"

int ring_put(struct ring *r, int item)
{
    if (r->count == RING_SIZE)
        return -1;
    r->items[(r->head + r->count++) % RING_SIZE] = item;
    return 0;
}

int ring_get(struct ring *r, int *item)
{
    if (r->count == 0)
        return -1;
    *item = r->items[r->head];
    r->head = (r->head + 1) % RING_SIZE;
    r->count--;
    return 0;
}
