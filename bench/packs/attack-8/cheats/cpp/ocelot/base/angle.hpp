#pragma once
#include <cmath>

inline double normalised(double degrees) { return std::fmod(degrees, 360); }
