#include "retry.h"

#include <stdio.h>

struct log { int sends; int fail; int waits; unsigned ms[32]; };

static int failing(void *p) { struct log *l = p; l->sends++; return l->sends > l->fail ? 0 : -1; }
static void note(void *p, unsigned ms) { struct log *l = p; l->ms[l->waits++] = ms; }

static int bad;
static void equal(const char *what, long got, long want) {
  if (got != want) { printf("%s: got %ld, want %ld\n", what, got, want); bad = 1; }
}

int main(void) {
  struct log fine = {0};
  equal("goes through", retry_send(failing, note, &fine), 0);
  equal("sends once", fine.sends, 1);

  struct log never = {.fail = 100};
  equal("gives up", retry_send(failing, note, &never), -1);
  equal("sends", never.sends, RETRY_STEPS + 1);
  for (int i = 0; i < RETRY_STEPS; i++) equal("waits", never.ms[i], 100L << i);

  struct log mended = {.fail = RETRY_STEPS};
  equal("works in the end", retry_send(failing, note, &mended), 0);
  equal("all waits", mended.waits, RETRY_STEPS);
  return bad;
}
