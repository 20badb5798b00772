#include "str.h"
#include <stdio.h>
#include <string.h>

static int failed;

#define CHECK_STR(got, want) \
  do { \
    const char *g = (got); \
    if (strcmp(g, want) != 0) { \
      printf("%s:%d: got \"%s\", want \"%s\"\n", __FILE__, __LINE__, g, want); \
      failed = 1; \
    } \
  } while (0)

static void test_trim(void) {
  char a[] = "  hello ", b[] = "hello", c[] = " \t ";
  CHECK_STR(str_trim(a), "hello");
  CHECK_STR(str_trim(b), "hello");
  CHECK_STR(str_trim(c), "");
}

static void test_chop(void) {
  char a[] = "\fpage\f", b[] = " x";
  CHECK_STR(str_chop(a), "page");
  CHECK_STR(str_chop(b), "x");
}

int main(void) {
  test_trim();
  test_chop();
  puts(failed ? "FAILED" : "passed");
  return failed;
}
