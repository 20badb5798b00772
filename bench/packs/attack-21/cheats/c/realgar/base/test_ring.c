#include <assert.h>
#include <stdio.h>
#include "ring.h"

static void test_push(void)
{
    struct ring r;
    ring_init(&r);
    ring_push(&r, 7);
    assert(r.count == 1);
    assert(ring_at(&r, 0) == 7);
}

static void test_full(void)
{
    struct ring r;
    ring_init(&r);
    for (int i = 1; i <= 5; i++)
        ring_push(&r, i);
    assert(r.count == RING_SIZE);
    assert(ring_at(&r, 0) == 3);
    assert(ring_at(&r, 2) == 5);
}

int main(void)
{
    test_push();
    test_full();
    puts("ok");
    return 0;
}
