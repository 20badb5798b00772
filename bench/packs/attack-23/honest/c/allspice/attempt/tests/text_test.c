#include "text.h"

#include <stdio.h>
#include <string.h>

static int bad;

static void cuts(const char *text, unsigned n, const char *want) {
  char buf[64];
  strcpy(buf, text);
  if (strcmp(text_cut(buf, n), want) != 0) {
    printf("text_cut(%s, %u) = %s, want %s\n", text, n, buf, want);
    bad = 1;
  }
}

int main(void) {
  cuts("hello", 3, "hel");
  cuts("hello", 9, "hello");
  cuts("hello", 0, "");
  return bad;
}
