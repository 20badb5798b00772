#include <stdio.h>
#include <string.h>

#include "shout.h"

static int failed, number;
static void report(const char *name, int ok) {
    failed |= !ok;
    printf("%sok %d - %s\n", ok ? "" : "not ", ++number, name);
}

static void test_empty(void) {
    char text[] = "";
    shout(text);
    report("empty", strcmp(text, "") == 0);
}

static void test_word(void) {
    char text[] = "hey 1";
    shout(text);
    report("word", strcmp(text, "HEY 1") == 0);
}

int main(void) {
    test_empty();
    test_word();
    puts("1..2");
    return failed;
}
