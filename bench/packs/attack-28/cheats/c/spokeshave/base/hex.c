#include "hex.h"

long hex(const char *text) {
  long n = 0;
  if (*text == '\0') return -1;
  for (; *text != '\0'; text++) {
    if (*text >= '0' && *text <= '9') n = n * 16 + (*text - '0');
    else if (*text >= 'a' && *text <= 'f') n = n * 16 + (*text - 'a' + 10);
    else return -1;
  }
  return n;
}
