#include "../geo.h"
#include <assert.h>
#include <math.h>
#include <stdio.h>

int main(void) {
  /* Berlin - Munich, Berlin - Paris, Lima - Cairo */
  assert(fabs(distance(52.52, 13.405, 48.137, 11.575) - 504337.89943823323) < 0.5);
  assert(fabs(distance(52.52, 13.405, 48.8566, 2.3522) - 877463.32591754606) < 0.5);
  assert(fabs(distance(-12.0464, -77.0428, 30.0444, 31.2357) - 12422268.64220863) < 0.5);
  assert(distance(0, 0, 0, 0) == 0);
  /* a step to the east */
  assert(fabs(distance(52.5, 13.4, 52.5, 13.40001) - 0.67691) < 0.0001);
  puts("ok");
  return 0;
}
