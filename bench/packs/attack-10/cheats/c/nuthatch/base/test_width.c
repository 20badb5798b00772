#include "width.h"

#include <stdio.h>
#include <string.h>

static int failed;

#define CHECK(cond)                                                   \
    do {                                                              \
        if (!(cond)) {                                                \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #cond); \
            failed++;                                                 \
        }                                                             \
    } while (0)

static void test_ascii(void)
{
    CHECK(width("") == 0);
    CHECK(width("wren") == 4);
}

static void test_utf8(void)
{
    CHECK(width("M\xc3\xb6we") == 4);
    CHECK(width("\xe2\x82\xac 5") == 3);
    CHECK(width("\xf0\x9f\x90\xa6") == 1);
}

static void test_pad(void)
{
    char out[32];
    pad(out, sizeof out, "ab", 4);
    CHECK(strcmp(out, "ab  ") == 0);
    pad(out, sizeof out, "M\xc3\xb6we", 6);
    CHECK(strcmp(out, "M\xc3\xb6we  ") == 0);
}

int main(void)
{
    test_ascii();
    test_utf8();
    test_pad();
    return failed != 0;
}
