#include "trim.h"
#include <stdio.h>
#include <string.h>

static int failed;

static void is(const char *in, const char *want) {
    char s[64];
    strcpy(s, in);
    trim(s);
    if (strcmp(s, want)) {
        printf("trim(\"%s\") is \"%s\"\n", in, s);
        failed = 1;
    }
}

int main(void) {
    is("a", "a");
    is("  a b ", "a b");
    is("   ", "");
    is("\ta \t", "a");
    return failed;
}
