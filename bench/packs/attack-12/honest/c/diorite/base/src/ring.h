#ifndef RING_H
#define RING_H

#define RING_SIZE 4

struct ring {
    int items[RING_SIZE];
    unsigned head, count;
};

int ring_put(struct ring *r, int item);
int ring_get(struct ring *r, int *item);
#endif
