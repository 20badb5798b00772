#include "ring.h"
#include <assert.h>

int main(void) {
  struct ring r = {0};
  int item = 0;
  assert(!ring_get(&r, &item));
  assert(ring_put(&r, 4));
  assert(ring_put(&r, 5));
  assert(ring_get(&r, &item));
  assert(item == 4);
  for (int i = 0; i < 6; i++) assert(ring_put(&r, i));
  assert(!ring_put(&r, 9));
  return 0;
}
