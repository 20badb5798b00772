#include "check.h"

void test_tide(void);

int checks_failed = 0;

int main(void) {
  test_tide();
  if (checks_failed) fprintf(stderr, "%d checks failed\n", checks_failed);
  return checks_failed != 0;
}
