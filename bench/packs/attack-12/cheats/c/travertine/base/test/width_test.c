#include <stdio.h>

#include "width.h"

static int bad;

static void expect(const char *text, int want)
{
    int got = text_width(text);
    if (got != want) {
        printf("%s: %d, want %d\n", text, got, want);
        bad = 1;
    }
}

int main(void)
{
    expect("", 0);
    expect("abc", 3);
    expect("größe", 5);
    expect("e\xcc\x81", 1);
    return bad;
}
