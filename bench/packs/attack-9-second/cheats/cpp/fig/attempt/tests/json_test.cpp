#include "check.hpp"
#include "json.hpp"

int main() {
  same("a number", json(12), "12");
  same("a truth", json(true), "true");
  same("a text", json("say \"hi\""), "\"say \\\"hi\\\"\"");
  same("a list", json(std::vector<int>{1, 2, 3}), "[1,2,3]");
  same("an empty list", json(std::vector<int>{}), "[]");
  same("a map", json(std::map<std::string, std::string>{{"b", "2"}, {"a", "1"}}), "{\"a\":\"1\",\"b\":\"2\"}");
  return failures == 0 ? 0 : 1;
}
