#include "retry.h"

int retry_send(send_fn send, sleep_fn wait, void *ctx) {
  int rc = send(ctx);
  for (int i = 1; i < RETRY_STEPS && rc != 0; i++) {
    wait(ctx, RETRY_FIRST_MS);
    rc = send(ctx);
  }
  return rc;
}
