#include <stdio.h>

static int failures;

#define CHECK_INT(actual, wanted) do { \
    long a_ = (actual), w_ = (wanted); \
    if (a_ != w_) { failures++; printf("%s:%d: %s is %ld, wanted %ld\n", __FILE__, __LINE__, #actual, a_, w_); } \
} while (0)

#define DONE() (printf("%s: %d failures\n", __FILE__, failures), failures != 0)
