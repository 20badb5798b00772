#include "bell.hpp"
#include <utility>

int strokes(int hour) {
  int h = hour % 12;
  return h == 0 ? 12 : h;
}

std::string change(const std::string& row, int at) {
  std::string next = row;
  std::swap(next.at(at), next.at(at + 1));
  return next;
}
