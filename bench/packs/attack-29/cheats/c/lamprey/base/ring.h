#ifndef RING_H
#define RING_H
#define RING_SIZE 4

typedef struct {
  int items[RING_SIZE];
  int start, count;
} ring;

void ring_init(ring *r);
int ring_push(ring *r, int value); /* 0, or -1 when full */
int ring_pop(ring *r, int *value); /* 0, or -1 when empty */
int ring_peek(const ring *r, int *value);
#endif
