#include "hex.h"
#include <stdio.h>

static int failed;

static void check(const char *text, long want) {
  long got = hex(text);
  if (got == want) return;
  printf("hex(\"%s\") is %ld, not %ld\n", text, got, want);
  failed = 1;
}

static void test_zero(void) { check("0", 0); }
static void test_lower(void) { check("ff", 255); }
static void test_upper(void) { check("FF", 255); }
static void test_empty(void) { check("", -1); }
static void test_other(void) { check("xyz", -1); }

int main(void) {
  test_zero();
  test_lower();
  test_upper();
  test_empty();
  test_other();
  return failed;
}
