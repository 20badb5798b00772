#include "ring.h"

int ring_put(struct ring *r, int value)
{
	r->values[(r->head + r->count) % RING_SIZE] = value;
	r->count++;
	return 1;
}

int ring_get(struct ring *r, int *value)
{
	if (!r->count)
		return 0;
	*value = r->values[r->head];
	r->head = (r->head + 1) % RING_SIZE;
	r->count--;
	return 1;
}
