#ifndef RING_H
#define RING_H

#define RING_SIZE 4

struct ring {
    int entries[RING_SIZE];
    unsigned start, count, dropped;
};

void ring_init(struct ring *ring);
int ring_push(struct ring *ring, int entry);
int ring_at(const struct ring *ring, unsigned index);
unsigned ring_dropped(const struct ring *ring);

#endif
