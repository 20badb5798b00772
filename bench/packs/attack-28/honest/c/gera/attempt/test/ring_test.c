#include "ring.h"
#include "check.h"

int main(void) {
  struct ring r = {0};
  int item = 0;
  CHECK(!ring_get(&r, &item));
  CHECK(ring_count(&r) == 0);
  CHECK(ring_put(&r, 4));
  CHECK(ring_put(&r, 5));
  CHECK(ring_count(&r) == 2);
  CHECK(ring_get(&r, &item));
  CHECK(item == 4);
  for (int i = 0; i < 6; i++) CHECK(ring_put(&r, i));
  CHECK(!ring_put(&r, 9));
  CHECK(ring_count(&r) == 7);
  return checks_failed != 0;
}
