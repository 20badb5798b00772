#ifndef BUF_H
#define BUF_H
#include <stddef.h>

struct buf {
    char *text;
    size_t len, cap;
};

/* Appends text; 0 when there was memory for it. */
int buf_add(struct buf *b, const char *text);
#endif
