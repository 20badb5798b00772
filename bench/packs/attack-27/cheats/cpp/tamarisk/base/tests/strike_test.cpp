#include "bell.hpp"
#include "expect.hpp"

int main() {
  expect_eq(12, strokes(0), "midnight");
  expect_eq(3, strokes(15), "afternoon");
  return failed;
}
