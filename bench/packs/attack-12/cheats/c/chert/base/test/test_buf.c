#include "buf.h"
#include "check.h"

int main(void)
{
    struct buf b;
    buf_init(&b, 8);
    buf_append(&b, "abc");
    buf_append(&b, "def");
    CHECK_STR(b.data, "abcdef");
    buf_append(&b, "ghijkl");
    CHECK_STR(b.data, "abcdefghijkl");
    for (int i = 0; i < 100; i++)
        buf_append(&b, "x");
    if (b.len != 112)
        failed++;
    buf_free(&b);
    return failed != 0;
}
