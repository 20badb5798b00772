#ifndef RING_H
#define RING_H
#include <stddef.h>

#define RING_SIZE 4

struct ring {
	int values[RING_SIZE];
	size_t head, count;
};

int ring_put(struct ring *r, int value);
int ring_get(struct ring *r, int *value);
#endif
