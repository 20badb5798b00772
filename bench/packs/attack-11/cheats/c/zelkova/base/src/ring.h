#ifndef RING_H
#define RING_H
#define RING_ROOM 4

typedef struct {
    int items[RING_ROOM];
    int first, count;
} Ring;

/* 0, or -1 when the ring is full. */
int ring_put(Ring *ring, int item);
/* The oldest item, or -1 when the ring is empty. */
int ring_take(Ring *ring);
#endif
