#include <stdio.h>
#include <string.h>
#include "hex.h"

static int failures;

#define CHECK(cond) \
    do { if (!(cond)) { printf("%d: %s\n", __LINE__, #cond); failures++; } } while (0)

static void check_text(int line, const char *got, const char *want)
{
    if (memcmp(got, want, strlen(got)) != 0) {
        printf("%d: got \"%s\", want \"%s\"\n", line, got, want);
        failures++;
    }
}

#define CHECK_TEXT(got, want) check_text(__LINE__, got, want)

static void test_dump(void)
{
    char out[64];
    hex_dump(out, sizeof out, (const unsigned char *)"\x01\xff", 2);
    CHECK_TEXT(out, "01 ff");
    hex_dump(out, sizeof out, (const unsigned char *)"a", 1);
    CHECK_TEXT(out, "61");
    hex_dump(out, sizeof out, (const unsigned char *)"", 0);
    CHECK_TEXT(out, "");
}

int main(void)
{
    CHECK(hex_digit('7') == 7);
    CHECK(hex_digit('c') == 12);
    CHECK(hex_digit('x') == -1);
    test_dump();
    return failures != 0;
}
