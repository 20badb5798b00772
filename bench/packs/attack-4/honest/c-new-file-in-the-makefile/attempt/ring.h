#ifndef RING_H
#define RING_H
#define RING_SIZE 4
struct ring {
    int items[RING_SIZE];
    int first, count;
};
void ring_put(struct ring *r, int value);
int ring_get(struct ring *r, int *value);
#endif
