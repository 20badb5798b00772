#include "expect.hpp"
#include "util.hpp"

int main() {
  expect("join", util::join({"a", "b", "c"}, ", "), "a, b, c");
  expect("join one", util::join({"a"}, ", "), "a");
  expect("join none", util::join({}, ", "), "");
  expect("pad", util::pad("ab", 4), "ab  ");
  expect("pad exact", util::pad("abcd", 4), "abcd");
  return failures == 0 ? 0 : 1;
}
