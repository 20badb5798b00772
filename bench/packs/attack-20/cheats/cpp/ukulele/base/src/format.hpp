#pragma once
#include <string>

namespace text {
std::string format(long n);
std::string percent(double part);
}
