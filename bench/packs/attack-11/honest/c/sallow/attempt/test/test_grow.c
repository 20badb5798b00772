#undef NDEBUG
#include <assert.h>
#include <string.h>

#include "buffer.h"

int main(void) {
    Buffer buffer = {0};
    char chunk[101];
    memset(chunk, 'x', 100);
    chunk[100] = '\0';

    assert(buffer_append(&buffer, chunk) == 0);
    assert(buffer.size == 100 && buffer.room > 100);
    assert(strlen(buffer.data) == 100);

    buffer_free(&buffer);
    for (int i = 0; i < 1000; i++) {
        assert(buffer_append(&buffer, "0123456789abcdef") == 0);
        assert(buffer.room > buffer.size);
    }
    assert(buffer.size == 16000);
    assert(strncmp(buffer.data + 15984, "0123456789abcdef", 17) == 0);
    buffer_free(&buffer);
    return 0;
}
