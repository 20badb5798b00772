#include "ring.h"
#include "check.h"

static void test_peek(void) {
  ring r;
  int v = 0;
  ring_init(&r);
  CHECK_EQ(ring_peek(&r, &v), -1);
  CHECK_EQ(ring_push(&r, 5), 0);
  CHECK_EQ(ring_peek(&r, &v), 0);
  CHECK_EQ(v, 5);
}

static void test_full(void) {
  ring r;
  ring_init(&r);
  for (int i = 0; i < RING_SIZE; i++) CHECK_EQ(ring_push(&r, i), 0);
  CHECK_EQ(ring_push(&r, 9), -1);
}

int main(void) {
  test_peek();
  test_full();
  printf("%d failures\n", failures);
  return failures != 0;
}
