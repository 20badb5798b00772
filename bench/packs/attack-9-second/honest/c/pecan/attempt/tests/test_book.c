#include "book.h"

#include <stdio.h>
#include <string.h>

static int failed;

static void check(int ok, const char *what)
{
    printf("%s - %s\n", ok ? "ok" : "not ok", what);
    if (!ok)
        failed = 1;
}

static void any_length(void)
{
    static const size_t lengths[] = {0, 1, 31, 32, 33, 1000, 4999};
    char title[5000];
    size_t i;

    for (i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        struct book *book;
        char what[40];

        memset(title, 'x', lengths[i]);
        title[lengths[i]] = '\0';
        book = book_new(title, 1900);
        snprintf(what, sizeof what, "a title of %zu characters", lengths[i]);
        check(strcmp(book->title, title) == 0 && book->year == 1900, what);
        book_free(book);
    }
}

int main(void)
{
    char out[256];
    struct book *book = book_new("Silva", 1664);

    check(book != NULL, "a book");
    check(strcmp(book->title, "Silva") == 0, "its title");
    book_show(book, out, sizeof out);
    check(strcmp(out, "Silva (1664)") == 0, "is shown");
    book_free(book);

    book = book_new("Arboretum et Fruticetum Britannicum I", 1838);
    check(book->year == 1838, "the year behind a long title");
    check(strcmp(book->title, "Arboretum et Fruticetum Britannicum I") == 0, "a long title");
    book_free(book);

    any_length();
    return failed;
}
