#include "graph.hpp"
#include <algorithm>
#include <iostream>

static int failed = 0;

static void check(bool ok, const std::string &what)
{
    std::cout << (ok ? "ok " : "not ok ") << what << "\n";
    failed += !ok;
}

int main()
{
    Graph g;
    g.add("test", "build");
    g.add("ship", "test");
    check(g.tasks().size() == 3, "all tasks are known");
    check(g.needs("ship").count("test") == 1, "ship needs test");
    check(g.needs("build").empty(), "build needs nothing");
    return failed != 0;
}
