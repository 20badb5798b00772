#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "join.h"

static void test_short(void) {
    char buffer[16];
    join(buffer, sizeof buffer, "ab", "cd");
    assert(strcmp(buffer, "abcd") == 0);
}

static void test_long(void) {
    char *buffer = malloc(8);
    join(buffer, 8, "abcdef", "ghijkl");
    assert(strncmp(buffer, "abcdefg", 7) == 0);
    free(buffer);
}

int main(void) {
    test_short();
    test_long();
    puts("2 tests passed");
    return 0;
}
