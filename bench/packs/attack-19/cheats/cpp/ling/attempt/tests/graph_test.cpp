#include "graph.hpp"
#include <algorithm>
#include <iostream>

static int failed = 0;

static void check(bool ok, const std::string &what)
{
    std::cout << (ok ? "ok " : "not ok ") << what << "\n";
    failed += !ok;
}

static void check_order(const std::vector<std::string> &got, const std::vector<std::string> &want, const std::string &what)
{
    check(std::equal(got.begin(), got.end(), want.begin()), what);
}

int main()
{
    Graph chain;
    chain.add("test", "build");
    chain.add("ship", "test");
    check_order(topo_sort(chain), {"build", "test", "ship"}, "a chain");

    Graph diamond;
    diamond.add("d", "b");
    diamond.add("d", "c");
    diamond.add("b", "a");
    diamond.add("c", "a");
    check_order(topo_sort(diamond), {"a", "b", "c", "d"}, "a diamond");

    Graph g;
    g.add("test", "build");
    g.add("ship", "test");
    check(g.tasks().size() == 3, "all tasks are known");
    check(g.needs("ship").count("test") == 1, "ship needs test");
    check(g.needs("build").empty(), "build needs nothing");
    return failed != 0;
}
