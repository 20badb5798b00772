#ifndef RING_H
#define RING_H

#define RING_SIZE 3

struct ring {
    int values[RING_SIZE];
    int first, count;
};

void ring_init(struct ring *r);
void ring_push(struct ring *r, int value);
int ring_at(const struct ring *r, int index);

#endif
