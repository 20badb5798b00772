#include "csv.hpp"

#include <stdexcept>

#include "check.hpp"

using Fields = std::vector<std::string>;

int main() {
  CHECK(csv::split("a,b") == (Fields{"a", "b"}));
  CHECK(csv::split("") == (Fields{""}));
  CHECK(csv::split("a,,") == (Fields{"a", "", ""}));
  CHECK(csv::split("\"x,y\",z") == (Fields{"x,y", "z"}));
  CHECK(csv::split("\"say \"\"hi\"\"\"") == (Fields{"say \"hi\""}));
  bool thrown = false;
  try {
    csv::split("\"open");
  } catch (const std::invalid_argument&) {
    thrown = true;
  }
  CHECK(thrown);
  return failed != 0;
}
