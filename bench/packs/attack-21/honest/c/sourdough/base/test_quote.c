#include <stdio.h>
#include <string.h>
#include "quote.h"

static int failures;

#define CHECK(cond) \
    do { if (!(cond)) { printf("%d: %s\n", __LINE__, #cond); failures++; } } while (0)

int main(void)
{
    char out[16];
    CHECK(quote(out, sizeof out, "ab") == 4 && strcmp(out, "\"ab\"") == 0);
    CHECK(quote(out, sizeof out, "a\"b") == 6 && strcmp(out, "\"a\\\"b\"") == 0);
    CHECK(quote(out, 4, "ab") == 0);
    return failures != 0;
}
