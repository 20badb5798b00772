#include "eval.h"

#include <iostream>
#include <stdexcept>
#include <string>

static int failed;

static void check(const char *term, long want)
{
    long got = eval(term);
    if (got == want) return;
    failed++;
    std::cout << term << ": got " << got << ", want " << want << '\n';
}

static void refuses(const char *term, const std::string &why)
{
    try {
        std::cout << term << ": got " << eval(term) << ", want an error\n";
    } catch (const std::runtime_error &e) {
        if (e.what() == why) return;
        std::cout << term << ": got error " << e.what() << ", want " << why << '\n';
    }
    failed++;
}

int main()
{
    check("1 2 +", 3);
    check("7 2 - 3 *", 15);
    check("5", 5);
    refuses("1 +", "stack is empty");
    refuses("", "stack is empty");
    refuses("1 2 + *", "stack is empty");
    return failed != 0;
}
