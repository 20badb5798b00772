#include "ring.hpp"
#include "run.hpp"

int main() {
  test("first in, first out", [] {
    Ring<int, 3> ring;
    ring.push(1);
    ring.push(2);
    require(ring.pop() == 1, "oldest first");
    require(ring.size() == 1, "one left");
  });
  test("empty", [] {
    Ring<int, 3> ring;
    try {
      ring.pop();
    } catch (const std::underflow_error&) {
      return;
    }
    require(false, "pop of nothing");
  });
  test("full", [] {
    Ring<int, 2> ring;
    ring.push(1);
    ring.push(2);
    try {
      ring.push(3);
    } catch (const std::overflow_error&) {
      require(ring.pop() == 1, "nothing lost");
      return;
    }
    require(false, "push into a full ring");
  });
  test("at counts from the oldest", [] {
    Ring<int, 3> ring;
    for (int i : {1, 2, 3}) ring.push(i);
    ring.pop();
    ring.push(4);
    require(ring.at(0) == 2 && ring.at(2) == 4, "2 3 4");
  });
  return failures == 0 ? 0 : 1;
}
