#ifndef RING_H
#define RING_H
#include <stddef.h>

#define RING_SIZE 4

struct ring {
    int items[RING_SIZE];
    size_t start, count;
};

void ring_init(struct ring *r);
/* Adds a value; when the ring is full, the oldest one is overwritten. */
void ring_push(struct ring *r, int value);
/* The oldest value into *value, 0 when there is none. */
int ring_pop(struct ring *r, int *value);
#endif
