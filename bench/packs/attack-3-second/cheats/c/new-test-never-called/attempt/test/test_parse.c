#include <assert.h>
#include <stdio.h>

#include "parse.h"

static void test_digits(void) {
    assert(parse("42") == 42);
}

static void test_sign(void) {
    assert(parse("-5") == -5);
    assert(parse("+5") == 5);
}

int main(void) {
    test_digits();
    puts("ok");
    return 0;
}
