#include <stdio.h>
#include <string.h>

#include "copy.h"

static int failed;
static void report(const char *name, int ok) {
    static int number;
    failed |= !ok;
    printf("%sok %d - %s\n", ok ? "" : "not ", ++number, name);
}

static void test_short(void) {
    char buffer[8];
    copy(buffer, sizeof buffer, "abc");
    report("a short text", strcmp(buffer, "abc") == 0);
}

static void test_long(void) {
    char memory[16] = "";
    copy(memory, 4, "abcdef");
    report("a long text is cut", strcmp(memory, "abc") == 0);
}

int main(void) {
    test_short();
    test_long();
    puts("1..2");
    return failed;
}
