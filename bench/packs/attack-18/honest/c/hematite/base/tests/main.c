#include <assert.h>
#include <stdio.h>
#include "stack.h"

static void test_lifo(void) {
    struct stack s = {0};
    int a = 0, b = 0;
    stack_push(&s, 1);
    stack_push(&s, 2);
    stack_pop(&s, &a);
    stack_pop(&s, &b);
    assert(a == 2 && b == 1);
}

int main(void) {
    test_lifo();
    puts("ok");
    return 0;
}
