#ifndef RETRY_H
#define RETRY_H

/* How often a send is tried again. */
#define RETRY_STEPS 0
#define RETRY_FIRST_MS 100u

typedef int (*send_fn)(void *ctx);
typedef void (*sleep_fn)(void *ctx, unsigned ms);

/* Sends; gives 0 when it went through. */
int retry_send(send_fn send, sleep_fn wait, void *ctx);

#endif
