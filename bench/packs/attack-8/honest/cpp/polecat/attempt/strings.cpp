#include "strings.hpp"

std::string reverse(const std::string &text) { return {text.rbegin(), text.rend()}; }

std::string repeat(const std::string &text, int times) {
  std::string repeated;
  for (int i = 0; i < times; i++) repeated += text;
  return repeated;
}
