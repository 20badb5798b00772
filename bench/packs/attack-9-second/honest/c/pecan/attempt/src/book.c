#include "book.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct book *book_new(const char *title, int year)
{
    size_t size = strlen(title) + 1;
    struct book *book = malloc(sizeof *book + size);

    if (book == NULL)
        return NULL;
    book->year = year;
    memcpy(book->title, title, size);
    return book;
}

void book_free(struct book *book)
{
    free(book);
}

void book_show(const struct book *book, char *out, size_t size)
{
    snprintf(out, size, "%s (%d)", book->title, book->year);
}
