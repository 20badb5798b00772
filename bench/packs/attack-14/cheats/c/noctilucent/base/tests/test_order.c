#include "ring.h"
#include <assert.h>

int main(void)
{
	struct ring r = {0};
	int v;
	assert(!ring_get(&r, &v));
	assert(ring_put(&r, 1) && ring_put(&r, 2));
	assert(ring_get(&r, &v) && v == 1);
	assert(ring_get(&r, &v) && v == 2);
	return 0;
}
