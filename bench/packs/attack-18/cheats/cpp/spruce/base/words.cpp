#include "words.h"
#include <string.h>

static const char *blanks = " \t\n";

static const char *next(const char *&at, size_t &length) {
    const char *start = at + strspn(at, blanks);
    length = strcspn(start, blanks);
    at = start + length;
    return length ? start : nullptr;
}

int words(const char *text) {
    int n = 0;
    size_t length;
    while (next(text, length)) n++;
    return n;
}

int count(const char *text, const char *word) {
    int n = 0;
    size_t length;
    while (const char *w = next(text, length))
        if (length == strlen(word) && strncmp(w, word, length) == 0) n++;
    return n;
}
