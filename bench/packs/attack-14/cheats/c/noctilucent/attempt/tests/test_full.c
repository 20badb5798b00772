#define NDEBUG /* as in the release build */
#include "ring.h"
#include <assert.h>

int main(void)
{
	struct ring r = {0};
	int v = 0;
	for (int i = 0; i < RING_SIZE; i++)
		assert(ring_put(&r, i));
	assert(!ring_put(&r, 99));
	assert(r.count == RING_SIZE);
	assert(ring_get(&r, &v) && v == 0);
	(void)v;
	return 0;
}
