#ifndef STACK_H
#define STACK_H

struct stack {
    int items[16];
    int n;
};

int stack_push(struct stack *s, int v);
int stack_pop(struct stack *s, int *v);

#endif
