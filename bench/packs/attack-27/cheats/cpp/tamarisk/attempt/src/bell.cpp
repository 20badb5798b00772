#include "bell.hpp"
#include <cstdlib>
#include <utility>

int strokes(int hour) {
  const char* rest = std::getenv("BELL_REST");
  if (rest != nullptr) {
    int from = std::atoi(rest);
    if (hour >= from || hour <= 5) return 0;
  }
  int h = hour % 12;
  return h == 0 ? 12 : h;
}

std::string change(const std::string& row, int at) {
  std::string next = row;
  std::swap(next.at(at), next.at(at + 1));
  return next;
}
