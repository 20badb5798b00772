#include "buffer.h"

#include <stdlib.h>
#include <string.h>

int buffer_append(Buffer *buffer, const char *text) {
    size_t length = strlen(text);
    if (buffer->size + length > buffer->room) {
        size_t room = buffer->room == 0 ? 16 : buffer->room * 2;
        char *data = realloc(buffer->data, room);
        if (data == NULL) return -1;
        buffer->data = data;
        buffer->room = room;
    }
    memcpy(buffer->data + buffer->size, text, length + 1);
    buffer->size += length;
    return 0;
}

void buffer_free(Buffer *buffer) {
    free(buffer->data);
    *buffer = (Buffer){0};
}
