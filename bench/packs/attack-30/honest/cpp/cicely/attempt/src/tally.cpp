#include "tally.h"

#include <algorithm>

int count_above(const std::vector<int>& values, int mark) {
  return std::count_if(values.begin(), values.end(), [mark](int v) { return v > mark; });
}

double median(std::vector<int> values) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  const auto half = values.size() / 2;
  if (values.size() % 2 == 1) return values[half];
  return (values[half - 1] + values[half]) / 2.0;
}
