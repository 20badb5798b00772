#include "tags.h"
#include <cstdio>

static int failed = 0;

static void check(const char *name, bool ok) {
    std::printf("%s %s\n", ok ? "ok" : "FAILED", name);
    failed += !ok;
}

int main() {
    check("three tags", parse_tags("a,b,c") == std::vector<std::string>{"a", "b", "c"});
    check("no tags", parse_tags("").empty());
    return failed != 0;
}
