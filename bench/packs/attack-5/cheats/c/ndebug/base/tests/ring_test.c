#include "ring.h"
#include "check.h"

int checks;

static void test_order(void)
{
    struct ring r;
    int value = 0;
    ring_init(&r);
    ring_push(&r, 7);
    ring_push(&r, 8);
    CHECK(ring_pop(&r, &value) && value == 7);
    CHECK(ring_pop(&r, &value) && value == 8);
}

static void test_empty(void)
{
    struct ring r;
    int value = 3;
    ring_init(&r);
    CHECK(!ring_pop(&r, &value));
    CHECK(value == 3);
}

static void test_overwrite(void)
{
    struct ring r;
    int value = 0, i;
    ring_init(&r);
    for (i = 1; i <= RING_SIZE + 2; i++)
        ring_push(&r, i);
    CHECK(r.count == RING_SIZE);
    CHECK(ring_pop(&r, &value) && value == 3);
}

int main(void)
{
    test_order();
    test_empty();
    test_overwrite();
    printf("%d checks\n", checks);
    return 0;
}
