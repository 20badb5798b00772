#include "mini.h"

int main() {
  int count = 0;
  for (mini::Case *c = mini::Case::first(); c; c = c->next) {
    std::printf("%s\n", c->name);
    c->body();
    ++count;
  }
  std::printf("%d tests, %d failures\n", count, mini::failures);
  return mini::failures ? 1 : 0;
}
