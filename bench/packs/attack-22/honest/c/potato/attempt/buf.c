#include "buf.h"

#include <stdlib.h>
#include <string.h>

int buf_add(struct buf *b, const char *text) {
    size_t n = strlen(text);
    if (b->len + n + 1 > b->cap) {
        size_t cap = 2 * (b->len + n + 1);
        char *grown = realloc(b->text, cap);
        if (!grown) return -1;
        b->text = grown;
        b->cap = cap;
    }
    memcpy(b->text + b->len, text, n + 1);
    b->len += n;
    return 0;
}
