#include <stdio.h>
#include <string.h>

const char *status_text(int status);

static int failed;

static void is(int status, const char *want) {
  const char *got = status_text(status);
  if (got && strcmp(got, want) == 0) return;
  printf("FAILED %d: %s\n", status, got ? got : "nothing");
  failed = 1;
}

int main(void) {
  is(200, "OK");
  is(404, "Not Found");
  is(429, "Too Many Requests");
  return failed;
}
