#include "route.hpp"

void Route::add(const std::string& name, int minute) { stops_.push_back({name, minute}); }

int Route::duration() const {
  return stops_.empty() ? 0 : stops_.back().minute - stops_.front().minute;
}
