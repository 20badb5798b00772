#include "check.h"
#include "ring.h"

int main(void)
{
    struct ring ring;
    ring_init(&ring);
    for (int i = 1; i <= 6; i++)
        CHECK_INT(ring_push(&ring, i * 10), 0);
    CHECK_INT(ring_at(&ring, 0), 30);
    CHECK_INT(ring_at(&ring, 3), 60);
    CHECK_INT(ring_dropped(&ring), 2);
    return DONE();
}
