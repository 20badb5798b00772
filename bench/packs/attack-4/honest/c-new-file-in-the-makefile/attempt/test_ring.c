#include <assert.h>
#include "ring.h"

int main(void)
{
    struct ring r = { { 0 }, 0, 0 };
    int got = 0;
    assert(ring_get(&r, &got) == 0);
    for (int i = 1; i <= 6; i++)
        ring_put(&r, i * 10);
    assert(r.count == 4);
    assert(ring_get(&r, &got) == 1);
    assert(got == 30);
    assert(ring_get(&r, &got) == 1);
    assert(got == 40);
    return 0;
}
