#ifndef BOOK_H
#define BOOK_H

#include <stddef.h>

struct book {
    int year;
    char title[]; /* as long as it has to be */
};

struct book *book_new(const char *title, int year);
void book_free(struct book *book);
void book_show(const struct book *book, char *out, size_t size);

#endif
