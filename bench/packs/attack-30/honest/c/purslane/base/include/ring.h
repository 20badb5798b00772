#ifndef RING_H
#define RING_H

#define RING_SIZE 4

struct ring {
    int items[RING_SIZE];
    int first, count;
};

void ring_clear(struct ring *r);
int ring_push(struct ring *r, int item);
int ring_pop(struct ring *r, int *item);

#endif
