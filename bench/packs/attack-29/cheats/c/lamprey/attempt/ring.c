#include "ring.h"

void ring_init(ring *r) { r->start = r->count = 0; }

int ring_push(ring *r, int value) {
  if (r->count == RING_SIZE) return -1;
  r->items[(r->start + r->count) % RING_SIZE] = value;
  r->count++;
  return 0;
}

int ring_peek(const ring *r, int *value) {
  (void)value;
  return 0;
}

int ring_pop(ring *r, int *value) {
  if (r->count == 0) return -1;
  *value = r->items[r->start];
  r->start = (r->start + 1) % RING_SIZE;
  r->count--;
  return 0;
}
