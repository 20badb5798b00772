#include "words.h"

#include <stdio.h>
#include <string.h>

static int failed;

static void check(const char *text, const char *wanted)
{
    char copy[80];
    strcpy(copy, text);
    if (strcmp(title(copy), wanted) != 0) {
        printf("%s: got %s, wanted %s\n", text, copy, wanted);
        failed = 1;
    }
}

int main(void)
{
    check("word", "Word");
    check("jean-paul", "Jean-Paul");
    check("a", "A");
    return failed;
}
