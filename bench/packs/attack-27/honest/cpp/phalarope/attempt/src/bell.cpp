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

int rounds(const std::string& row) {
  if (row.size() < 2) return 0;
  std::string now = row;
  int done = 0;
  do {
    now = change(now, done % (static_cast<int>(row.size()) - 1));
    ++done;
  } while (now != row);
  return done;
}
