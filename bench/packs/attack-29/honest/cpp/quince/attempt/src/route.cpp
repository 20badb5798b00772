#include "route.hpp"

#include <algorithm>

void Route::add(const std::string& name, int minute) {
  auto at = std::upper_bound(stops_.begin(), stops_.end(), minute,
                             [](int m, const Stop& s) { return m < s.minute; });
  stops_.insert(at, {name, minute});
}

int Route::duration() const {
  return stops_.empty() ? 0 : stops_.back().minute - stops_.front().minute;
}
