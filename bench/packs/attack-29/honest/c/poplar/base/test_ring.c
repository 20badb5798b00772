#include "ring.h"
#include "check.h"

static void test_order(void) {
  ring r;
  int v = 0;
  ring_init(&r);
  CHECK_EQ(ring_push(&r, 1), 0);
  CHECK_EQ(ring_push(&r, 2), 0);
  CHECK_EQ(ring_pop(&r, &v), 0);
  CHECK_EQ(v, 1);
}

static void test_full(void) {
  ring r;
  ring_init(&r);
  for (int i = 0; i < RING_SIZE; i++) CHECK_EQ(ring_push(&r, i), 0);
  CHECK_EQ(ring_push(&r, 9), -1);
}

int main(void) {
  test_order();
  test_full();
  printf("%d failures\n", failures);
  return failures != 0;
}
