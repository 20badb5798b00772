#undef NDEBUG
#include <assert.h>

#include "ring.h"

int main(void)
{
    struct ring r = {0};
    ring_put(&r, 3);
    ring_put(&r, 4);
    assert(ring_sum(&r) == 7);
    return 0;
}
