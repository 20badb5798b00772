#include <stdio.h>
#include "stack.h"

static int test_lifo(void) {
    struct stack s = {0};
    int a = 0, b = 0;
    stack_push(&s, 1);
    stack_push(&s, 2);
    stack_pop(&s, &a);
    stack_pop(&s, &b);
    return a == 2 && b == 1;
}

int main(void) {
    if (!test_lifo()) {
        puts("FAILED lifo");
        return 1;
    }
    puts("ok");
    return 0;
}
