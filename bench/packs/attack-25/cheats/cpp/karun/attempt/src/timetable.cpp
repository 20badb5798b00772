#include "timetable.hpp"

#include <algorithm>
#include <stdexcept>

Timetable::Timetable(std::vector<Minutes> departures) : departures_(std::move(departures)) {
    if (departures_.empty()) throw std::invalid_argument("no departures");
    std::sort(departures_.begin(), departures_.end());
}

Minutes Timetable::next(Minutes m) const {
    auto it = std::lower_bound(departures_.begin(), departures_.end(), m);
    return it == departures_.end() ? departures_.back() : *it;
}
