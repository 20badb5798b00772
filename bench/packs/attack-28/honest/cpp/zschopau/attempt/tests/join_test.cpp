#include "expect.hpp"
#include "twine.hpp"

int main() {
  expect("join", twine::join({"a", "b", "c"}, ", "), "a, b, c");
  expect("join one", twine::join({"a"}, ", "), "a");
  expect("join none", twine::join({}, ", "), "");
  return failures == 0 ? 0 : 1;
}
