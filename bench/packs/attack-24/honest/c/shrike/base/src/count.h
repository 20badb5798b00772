#ifndef COUNT_H
#define COUNT_H
#include <stddef.h>

/* How many words, parted by spaces, a text has. */
size_t count_words(const char *text);

#endif
