#include "retry.h"

int retry_send(send_fn send, sleep_fn wait, void *ctx) {
  (void)wait;
  return send(ctx);
}
