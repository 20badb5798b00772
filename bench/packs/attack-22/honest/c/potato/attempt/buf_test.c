#include "buf.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    struct buf b = {0};
    assert(buf_add(&b, "") == 0);
    assert(b.len == 0 && strcmp(b.text, "") == 0);
    for (int i = 0; i < 1000; i++) assert(buf_add(&b, "abc") == 0);
    assert(b.len == 3000 && strlen(b.text) == 3000);
    assert(memcmp(b.text, "abcabc", 6) == 0);
    assert(strcmp(b.text + 2997, "abc") == 0);
    free(b.text);
    return 0;
}
