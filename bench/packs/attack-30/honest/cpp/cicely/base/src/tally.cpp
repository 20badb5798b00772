#include "tally.h"

#include <algorithm>

int count_above(const std::vector<int>& values, int mark) {
  return std::count_if(values.begin(), values.end(), [mark](int v) { return v > mark; });
}

double median(std::vector<int> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}
