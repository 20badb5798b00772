#include "buf.h"

#include <stdlib.h>
#include <string.h>

int buf_init(struct buf *b, size_t cap)
{
    b->data = calloc(1, cap + 1);
    b->len = 0;
    b->cap = cap;
    return b->data ? 0 : -1;
}

int buf_append(struct buf *b, const char *text)
{
    size_t n = strlen(text), room = b->cap - b->len;
    if (n > room)
        n = room;
    memcpy(b->data + b->len, text, n);
    b->len += n;
    b->data[b->len] = '\0';
    return 0;
}

void buf_free(struct buf *b)
{
    free(b->data);
}
