#include "expect.h"
#include "wrap.h"

int main() {
  expect(wrap("", 5), "");
  expect(wrap("two words", 20), "two words");
  expect(wrap("two words", 5), "two\nwords");
  return bad;
}
