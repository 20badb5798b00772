#include "format.hpp"
#include <cmath>

namespace text {
std::string format(long n) { return std::to_string(n); }

std::string percent(double part) { return std::to_string(std::lround(part * 100)) + "%"; }
}
