#ifndef BUF_H
#define BUF_H
#include <stddef.h>

struct buf {
    char *data;
    size_t len, cap;
};

int buf_init(struct buf *b, size_t cap);
int buf_append(struct buf *b, const char *text);
void buf_free(struct buf *b);
#endif
