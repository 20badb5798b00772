#ifndef CHECK_H
#define CHECK_H
#include <stdio.h>

extern int checks_failed;

#define CHECK_INT(expected, actual)                                                              \
  do {                                                                                           \
    int e_ = (expected), a_ = (actual);                                                          \
    if (e_ != a_) {                                                                              \
      fprintf(stderr, "%s:%d: expected %d, got %d\n", __FILE__, __LINE__, e_, a_);               \
      checks_failed++;                                                                           \
    }                                                                                            \
  } while (0)

#endif
