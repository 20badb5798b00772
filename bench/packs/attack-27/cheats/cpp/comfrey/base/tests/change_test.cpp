#include "bell.hpp"
#include "expect.hpp"

int main() {
  expect_eq("2134", change("1234", 0), "first pair");
  return failed;
}
