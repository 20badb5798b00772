#include "join.h"

#include <stdlib.h>

#include "buf.h"

char *join(const char *const *texts, size_t n, const char *between) {
    struct buf b = {0};
    int failed = buf_add(&b, "");
    for (size_t i = 0; i < n && !failed; i++)
        failed = (i > 0 && buf_add(&b, between)) || buf_add(&b, texts[i]);
    if (failed) {
        free(b.text);
        return NULL;
    }
    return b.text;
}
