#include "ring.h"

int ring_put(struct ring *r, int v)
{
    r->v[(r->head + r->count) % RING_SIZE] = v;
    if (r->count < RING_SIZE)
        r->count++;
    else
        r->head = (r->head + 1) % RING_SIZE;
    return 0;
}

int ring_get(struct ring *r, int *v)
{
    if (r->count == 0) return -1;
    *v = r->v[r->head];
    r->head = (r->head + 1) % RING_SIZE;
    r->count--;
    return 0;
}

long ring_sum(const struct ring *r)
{
    long s = 0;
    for (unsigned i = 0; i < r->count; i++) s += r->v[(r->head + i) % RING_SIZE];
    return s;
}
