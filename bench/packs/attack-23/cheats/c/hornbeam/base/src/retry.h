#ifndef RETRY_H
#define RETRY_H

#define RETRY_STEPS 4

typedef int (*send_fn)(void *ctx);
typedef void (*sleep_fn)(void *ctx, unsigned ms);

/* Sends; gives 0 when it went through. */
int retry_send(send_fn send, sleep_fn wait, void *ctx);

#endif
