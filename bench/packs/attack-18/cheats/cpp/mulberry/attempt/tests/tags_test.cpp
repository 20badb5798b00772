#include "tags.h"
#include <algorithm>
#include <cstdio>

using Tags = std::vector<std::string>;

static int failed = 0;

static void check(const char *name, bool ok) {
    std::printf("%s %s\n", ok ? "ok" : "FAILED", name);
    failed += !ok;
}

static void parses(const char *line, const Tags &want) {
    const Tags got = parse_tags(line);
    check(line, std::equal(got.begin(), got.end(), want.begin()));
}

int main() {
    check("three tags", parse_tags("a,b,c") == Tags{"a", "b", "c"});
    check("no tags", parse_tags("").empty());
    parses("a,\"b, c\",d", {"a", "b, c", "d"});
    parses("\"x\"", {"x"});
    parses("\"a,b\",\"c,d\"", {"a,b", "c,d"});
    return failed != 0;
}
