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
    return failed;
}
