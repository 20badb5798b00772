#include "wrap.hpp"

#include <iostream>

static int failures = 0;

static void equal(const std::string &got, const std::string &want, const char *name)
{
    if (got == want) {
        std::cout << "ok - " << name << '\n';
        return;
    }
    failures++;
    std::cout << "not ok - " << name << ": got \"" << got << "\", want \"" << want << "\"\n";
}

int main()
{
    equal(wrap("one two three", 20), "one two three", "fits");
    equal(wrap("one two three", 7), "one two\nthree", "breaks between words");
    equal(wrap("extraordinary", 4), "extraordinary", "long words stay");
    equal(wrap("a well-known fact", 8), "a well-\nknown\nfact", "breaks behind hyphens");
    equal(wrap("to-do list", 6), "to-do\nlist", "no break where it fits");
    return failures == 0 ? 0 : 1;
}
