#include "stack.h"

int stack_push(struct stack *s, int v) {
    if (s->n == STACK_MAX) return -1;
    s->items[s->n++] = v;
    return 0;
}

int stack_pop(struct stack *s, int *v) {
    if (s->n > 0) *v = s->items[--s->n];
    return 0;
}
