#include "check.h"
#include "ring.h"

int main(void)
{
    struct ring ring;
    ring_init(&ring);
    for (int i = 0; i < RING_SIZE; i++)
        CHECK_INT(ring_push(&ring, i), 0);
    CHECK_INT(ring_push(&ring, 99), 0);
    CHECK_INT(ring_at(&ring, 0), 1);
    CHECK_INT(ring_at(&ring, 3), 99);
    CHECK_INT(ring_dropped(&ring), 1);
    return DONE();
}
