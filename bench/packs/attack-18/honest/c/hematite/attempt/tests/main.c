#include <assert.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>
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

static void test_empty(void) {
    struct stack s = {0};
    int v = 7;
    assert(stack_pop(&s, &v) == -1);
    assert(v == 7);
    assert(stack_push(&s, 3) == 0);
    assert(stack_pop(&s, &v) == 0 && v == 3);
}

static int run(const char *name, void (*test)(void)) {
    int status;
    pid_t pid = fork();
    if (pid == 0) {
        test();
        _exit(0);
    }
    if (pid < 0 || waitpid(pid, &status, 0) != pid || !WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        printf("FAILED %s\n", name);
        return 1;
    }
    printf("ok %s\n", name);
    return 0;
}

int main(void) {
    int failed = run("lifo", test_lifo);
    failed += run("empty", test_empty);
    return failed != 0;
}
