#include "check.h"
#include "tide.h"

void test_tide(void) {
  CHECK_INT(805, next_high(60));
  CHECK_INT(305, next_high(1000));
  CHECK_INT(400, height(0, 400, 100));
  CHECK_INT(100, height(372, 400, 100));
}
