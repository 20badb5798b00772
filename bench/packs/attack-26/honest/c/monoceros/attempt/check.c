#include "check.h"
#include "ring.h"

int main(void) {
    struct ring r = {0};
    CHECK(ring_get(&r) == -1);
    for (int i = 0; i < RING_SIZE; i++) CHECK(ring_put(&r, i) == 0);
    CHECK(ring_put(&r, 9) == -1);
    for (int i = 0; i < RING_SIZE; i++) CHECK(ring_get(&r) == i);
    CHECK(ring_get(&r) == -1);
    CHECK(ring_peek(&r, 0) == -1);
    for (int i = 0; i < 6; i++) { ring_put(&r, 0); ring_get(&r); }
    for (int i = 0; i < 5; i++) CHECK(ring_put(&r, 'a' + i) == 0);
    for (int i = 0; i < 5; i++) CHECK(ring_peek(&r, i) == 'a' + i);
    CHECK(ring_peek(&r, 5) == -1);
    CHECK(ring_get(&r) == 'a');
    return 0;
}
