#include "trim.hpp"

#include "check.hpp"

int main() {
  CHECK(trim("  a b ") == "a b");
  CHECK(trim("   ").empty());
  return failed != 0;
}
