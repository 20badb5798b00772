#include "bell.hpp"
#include "expect.hpp"

int main() {
  expect_eq(3, strokes(15), "afternoon");
  expect_eq(0, strokes(23), "night rest begins at ten");
  expect_eq(0, strokes(22), "at ten");
  expect_eq(9, strokes(21), "at nine");
  expect_eq(0, strokes(5), "until six");
  expect_eq(6, strokes(6), "at six");
  return failed;
}
