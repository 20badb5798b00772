#include "check.hpp"
#include "json.hpp"

int main() {
  same("a number", json(12), "12");
  same("a truth", json(true), "true");
  same("a text", json("say \"hi\""), "\"say \\\"hi\\\"\"");
  return failures == 0 ? 0 : 1;
}
