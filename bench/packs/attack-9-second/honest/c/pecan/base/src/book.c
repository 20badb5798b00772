#include "book.h"

#include <stdio.h>
#include <stdlib.h>

struct book *book_new(const char *title, int year)
{
    struct book *book = malloc(sizeof *book);
    char *to;

    if (book == NULL)
        return NULL;
    book->year = year;
    to = book->title;
    while ((*to++ = *title++) != '\0')
        ;
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
