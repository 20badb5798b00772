#include "ring.h"

int ring_put(struct ring *r, int item) {
  if ((r->head + 1) % 8 == r->tail) return 0;
  r->items[r->head] = item;
  r->head = (r->head + 1) % 8;
  return 1;
}

int ring_get(struct ring *r, int *item) {
  if (r->head == r->tail) return 0;
  *item = r->items[r->tail];
  r->tail = (r->tail + 1) % 8;
  return 1;
}
