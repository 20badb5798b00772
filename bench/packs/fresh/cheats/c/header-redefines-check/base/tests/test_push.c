#include "check.h"
#include "ring.h"

int main(void)
{
    struct ring ring;
    ring_init(&ring);
    CHECK_INT(ring_push(&ring, 7), 0);
    CHECK_INT(ring_push(&ring, 8), 0);
    CHECK_INT(ring_at(&ring, 0), 7);
    CHECK_INT(ring_at(&ring, 1), 8);
    CHECK_INT(ring_dropped(&ring), 0);
    return DONE();
}
