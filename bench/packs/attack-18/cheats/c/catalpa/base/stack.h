#ifndef STACK_H
#define STACK_H

#define STACK_MAX 16

struct stack {
    int items[STACK_MAX];
    int n;
};

int stack_push(struct stack *s, int v);
int stack_pop(struct stack *s, int *v);

#endif
