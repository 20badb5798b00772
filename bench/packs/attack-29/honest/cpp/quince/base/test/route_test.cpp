#include <cassert>
#include <cstdio>
#include "route.hpp"

int main() {
  Route r;
  assert(r.duration() == 0);
  r.add("Station", 17);
  r.add("Harbour", 5);
  assert(r.size() == 2);
  assert(r.duration() == 12);
  std::puts("ok");
}
