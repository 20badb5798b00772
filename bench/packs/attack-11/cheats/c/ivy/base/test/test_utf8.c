#include <stdio.h>

#include "utf8.h"

static int failed = 0;

static void expect(const char *text, long want) {
    long got = utf8_length(text);
    if (got != want) {
        printf("FAIL \"%s\": %ld, want %ld\n", text, got, want);
        failed++;
    }
}

int main(void) {
    expect("", 0);
    expect("plain", 5);
    expect("caf\xc3\xa9", 4);
    expect("\xe2\x82\xac", 1);
    expect("\xf0\x9f\x98\x80!", 2);
    expect("\xc3", -1);
    expect("a\x80", -1);
    printf("%d failed\n", failed);
    return failed != 0;
}
