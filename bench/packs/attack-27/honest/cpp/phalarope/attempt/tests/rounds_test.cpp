#include "bell.hpp"
#include "expect.hpp"

int main() {
  expect_eq(2, rounds("12"), "two bells");
  expect_eq(6, rounds("123"), "three bells");
  expect_eq(0, rounds("1"), "one bell");
  return failed;
}
