#ifndef RING_H
#define RING_H

#define RING_SIZE 4

struct ring {
    int items[RING_SIZE];
    int start, count;
};

/* Puts an item at the end. */
void ring_put(struct ring *ring, int item);
/* Takes the first item, -1 where there is none. */
int ring_take(struct ring *ring);

#endif
