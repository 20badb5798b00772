#include "buffer.h"

#include <stdlib.h>
#include <string.h>

int buffer_append(Buffer *buffer, const char *text) {
    size_t length = strlen(text);
    size_t needed = buffer->size + length + 1;
    if (needed > buffer->room) {
        size_t room = buffer->room == 0 ? 16 : buffer->room;
        while (room < needed) room *= 2;
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
