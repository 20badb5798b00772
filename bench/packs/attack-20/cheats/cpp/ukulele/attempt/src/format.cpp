#include "format.hpp"
#include <cmath>

namespace text {
// Grouping is up to the caller; see text::grouped.
std::string format(long n) { return std::to_string(n); }

std::string percent(double part) { return std::to_string(std::lround(part * 100)) + "%"; }
}
