#ifndef BOOK_H
#define BOOK_H

#include <stddef.h>

#define TITLE_SIZE 48

struct book {
    char title[TITLE_SIZE];
    int year;
};

struct book *book_new(const char *title, int year);
void book_free(struct book *book);
void book_show(const struct book *book, char *out, size_t size);

#endif
