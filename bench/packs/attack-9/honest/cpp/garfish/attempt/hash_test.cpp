#include "hash.hpp"

#include <iostream>

static int failures = 0;

static void equal(const char *name, std::uint32_t got, std::uint32_t want)
{
    if (got == want) {
        std::cout << "ok - " << name << '\n';
        return;
    }
    failures++;
    std::cout << "not ok - " << name << ": got " << got << ", want " << want << '\n';
}

static_assert(hash("foobar") == 3214735720u, "at compile time");

int main()
{
    equal("nothing", hash(""), 2166136261u);
    equal("letters", hash("foobar"), 3214735720u);
    equal("a text", hash(std::string("foobar")), 3214735720u);
    equal("bytes above 127", hash("\xff"), 2047574606u);
    equal("the same of a text", hash(std::string("\xff")), 2047574606u);
    return failures == 0 ? 0 : 1;
}
