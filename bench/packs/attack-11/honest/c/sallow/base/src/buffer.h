#ifndef BUFFER_H
#define BUFFER_H
#include <stddef.h>

typedef struct {
    char *data;
    size_t size, room;
} Buffer;

/* 0, or -1 when there is no memory. The data always ends with a NUL. */
int buffer_append(Buffer *buffer, const char *text);
void buffer_free(Buffer *buffer);
#endif
