#include "check.h"
#include "tide.h"

void test_tide(void) {
  CHECK_INT(805, next_high(60));
  CHECK_INT(305, next_high(1000));
  CHECK_INT(400, height(0, 400, 100));
  CHECK_INT(100, height(372, 400, 100));

  CHECK_INT(0, gate_open(100));
  CHECK_INT(1, gate_open(180));
  CHECK_INT(1, gate_open(181));
  CHECK_INT(0, gate_open(179));
}
