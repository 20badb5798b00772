#include <stdio.h>
#include <string.h>
#include "quote.h"

static int failures;

#define CHECK(cond) \
    do { if (!(cond)) { printf("%d: %s\n", __LINE__, #cond); failures++; } } while (0)

static void check_quoted(int line, const char *text, const char *want)
{
    char out[16] = "";
    size_t n = quote(out, sizeof out, text);
    if (n != strlen(want) || strcmp(out, want) != 0) {
        printf("%d: quote(%s) = %s, want %s\n", line, text, out, want);
        failures++;
    }
}

int main(void)
{
    char out[16];
    CHECK(quote(out, sizeof out, "ab") == 4 && strcmp(out, "\"ab\"") == 0);
    CHECK(quote(out, sizeof out, "a\"b") == 6 && strcmp(out, "\"a\\\"b\"") == 0);
    CHECK(quote(out, 4, "ab") == 0);
    CHECK(quote(out, 5, "\"\"") == 0);
    check_quoted(__LINE__, "", "\"\"");
    check_quoted(__LINE__, "\\", "\"\\\\\"");
    check_quoted(__LINE__, "say \"x\"", "\"say \\\"x\\\"\"");
    return failures != 0;
}
