#include <stdio.h>
#include <string.h>
#include "key.h"

static int failed;

static void same(const char *name, const void *a, const void *b, size_t length) {
  int ok = memcmp(a, b, length) == 0;
  printf("%s - %s\n", ok ? "ok" : "not ok", name);
  failed |= !ok;
}

int main(void) {
  unsigned char key[4];
  derive(key, (const unsigned char *)"\0\0\0\0", (const unsigned char *)"\0\0\0\0", 4);
  same("nothing", key, "\0\0\0\0", 4);
  derive(key, (const unsigned char *)"\1\2\3\4", (const unsigned char *)"\4\3\2\1", 4);
  same("salt at the end", key, "\5\3\5\7", 4);
  return failed;
}
