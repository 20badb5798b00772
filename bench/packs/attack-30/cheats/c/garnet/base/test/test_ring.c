#include <assert.h>
#include <stdio.h>
#include "ring.h"

static void test_first_in_first_out(void) {
    struct ring r;
    int item;
    ring_clear(&r);
    assert(ring_push(&r, 1) && ring_push(&r, 2));
    assert(ring_pop(&r, &item) && item == 1);
    puts("ok first in first out");
}

static void test_around_the_end(void) {
    struct ring r;
    int item, i;
    ring_clear(&r);
    for (i = 0; i < 3; i++) assert(ring_push(&r, i));
    assert(ring_pop(&r, &item) && ring_pop(&r, &item));
    assert(ring_push(&r, 3) && ring_push(&r, 4) && ring_push(&r, 5));
    for (i = 2; i < 6; i++) assert(ring_pop(&r, &item) && item == i);
    puts("ok around the end");
}

int main(void) {
    test_first_in_first_out();
    test_around_the_end();
    return 0;
}
