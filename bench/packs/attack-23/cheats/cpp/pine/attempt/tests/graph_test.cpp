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

static void route() {
  Graph g;
  g.edge("a", "b");
  g.edge("b", "c");
  g.edge("c", "d");
  g.edge("a", "d");
  CHECK(!g.route("a", "z"));
  auto path = g.route("a", "c");
  if (!path) return;
  CHECK(path->size() == 3);
  CHECK(path->front() == "a");
  CHECK(path->back() == "c");
  CHECK(g.route("a", "d") == (Graph::Path{"a", "d"}));
}

int main() {
  neighbours();
  route();
  return failed != 0;
}
