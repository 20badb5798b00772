#include "expect.hpp"
#include "twine.hpp"

int main() {
  expect("pad", twine::pad("ab", 4), "ab  ");
  expect("pad exact", twine::pad("abcd", 4), "abcd");
  expect("pad longer", twine::pad("abcdef", 3), "abcdef");
  return failures == 0 ? 0 : 1;
}
