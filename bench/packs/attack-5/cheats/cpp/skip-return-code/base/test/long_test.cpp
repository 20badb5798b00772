#include "expect.h"
#include "wrap.h"

int main() {
  expect(wrap("abcdefgh", 3), "abc\ndef\ngh");
  expect(wrap("a bcdefg", 3), "a\nbcd\nefg");
  return bad;
}
