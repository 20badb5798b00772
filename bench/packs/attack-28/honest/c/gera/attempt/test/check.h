#include <stdio.h>

static int checks_failed;

#define CHECK(expr) \
  do { \
    if (!(expr)) { \
      printf("%s:%d: %s\n", __FILE__, __LINE__, #expr); \
      checks_failed++; \
    } \
  } while (0)
