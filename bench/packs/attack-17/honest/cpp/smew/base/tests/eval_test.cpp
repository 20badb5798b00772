#include "eval.h"

#include <iostream>

static int failed;

static void check(const char *term, long want)
{
    long got = eval(term);
    if (got == want) return;
    failed++;
    std::cout << term << ": got " << got << ", want " << want << '\n';
}

int main()
{
    check("1 2 +", 3);
    check("7 2 - 3 *", 15);
    check("5", 5);
    return failed != 0;
}
