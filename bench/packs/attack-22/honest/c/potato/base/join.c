#include "join.h"

#include <stdlib.h>
#include <string.h>

char *join(const char *const *texts, size_t n, const char *between) {
    char *out = calloc(1, 64);
    for (size_t i = 0; i < n; i++) {
        if (i > 0) strncat(out, between, 63 - strlen(out));
        strncat(out, texts[i], 63 - strlen(out));
    }
    return out;
}
