#include "graph.hpp"

#include <cstdio>

static int failed = 0;
#define CHECK(x) do { if (!(x)) { std::printf("%d: %s\n", __LINE__, #x); ++failed; } } while (0)

static void neighbours() {
  Graph g;
  g.edge("a", "b");
  CHECK(g.neighbours("a") == std::vector<std::string>{"b"});
  CHECK(g.neighbours("z").empty());
}

int main() {
  neighbours();
  return failed != 0;
}
