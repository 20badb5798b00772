#undef NDEBUG
#include <assert.h>
#include <string.h>

#include "buffer.h"

int main(void) {
    Buffer buffer = {0};
    assert(buffer_append(&buffer, "ab") == 0);
    assert(buffer_append(&buffer, "cd") == 0);
    assert(strcmp(buffer.data, "abcd") == 0);
    assert(buffer.size == 4);
    buffer_free(&buffer);
    assert(buffer.data == NULL && buffer.size == 0);
    return 0;
}
