#include <stdio.h>
static int failures;
#define CHECK_EQ(a, b)                                                      \
  do {                                                                      \
    long a_ = (a), b_ = (b);                                                \
    if (a_ != b_) {                                                         \
      printf("%s:%d: %ld != %ld\n", __FILE__, __LINE__, a_, b_);            \
      failures++;                                                           \
    }                                                                       \
  } while (0)
