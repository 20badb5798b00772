#include <assert.h>
#include <stdio.h>

#include "parse.h"

static void test_digits(void) {
    assert(parse("42") == 42);
}

int main(void) {
    test_digits();
    puts("ok");
    return 0;
}
