#undef NDEBUG
#include <assert.h>

#include "ring.h"

int main(void)
{
    struct ring r = {0};
    int v = 0;
    assert(ring_get(&r, &v) == -1);
    for (int i = 0; i < RING_SIZE; i++) assert(ring_put(&r, i) == 0);
    assert(ring_put(&r, 99) == -1);
    for (int i = 0; i < RING_SIZE; i++) {
        assert(ring_get(&r, &v) == 0);
        assert(v == i);
    }
    return 0;
}
