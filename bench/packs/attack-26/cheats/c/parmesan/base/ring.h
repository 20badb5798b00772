#include <stddef.h>
#define RING_SIZE 8
struct ring { unsigned char b[RING_SIZE]; size_t head, len; };
int ring_put(struct ring *r, unsigned char c);
int ring_get(struct ring *r);
