#include "check.hpp"
#include "json.hpp"

namespace garden {
struct Tree {
  std::string name;
};

std::string json(const Tree &tree) { return ::json("tree " + tree.name); }
} // namespace garden

int main() {
  same("a number", json(12), "12");
  same("a truth", json(true), "true");
  same("a text", json("say \"hi\""), "\"say \\\"hi\\\"\"");
  using List = std::vector<int>;
  using Map = std::map<std::string, List>;
  same("a list", json(List{1, 2, 3}), "[1,2,3]");
  same("an empty list", json(List{}), "[]");
  same("texts", json(std::vector<std::string>{"a", "\""}), "[\"a\",\"\\\"\"]");
  same("lists in a list", json(std::vector<List>{{}, {1}, {2, 3}}), "[[],[1],[2,3]]");
  same("a map", json(Map{{"b", {2}}, {"a", {}}}), "{\"a\":[],\"b\":[2]}");
  same("an empty map", json(Map{}), "{}");
  same("maps in a list", json(std::vector<Map>{{{"a", {1}}}, {}}), "[{\"a\":[1]},{}]");
  same("a type of its own", json(std::vector<garden::Tree>{{"oak"}}), "[\"tree oak\"]");
  return failures == 0 ? 0 : 1;
}
