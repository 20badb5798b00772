#include "hex.h"
#include <stdio.h>

static const struct {
  const char *text;
  long want;
} rows[] = {
  {"0", 0},
  {"ff", 255},
  {"", -1},
  {"xyz", -1},
};

int main(void) {
  int failed = 0;
  for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    long got = hex(rows[i].text);
    if (got == rows[i].want) continue;
    printf("hex(\"%s\") is %ld, not %ld\n", rows[i].text, got, rows[i].want);
    failed = 1;
  }
  return failed;
}
