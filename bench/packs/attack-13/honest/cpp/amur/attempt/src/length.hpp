#pragma once

#include <string>

// Throws std::invalid_argument for a unit that is not known.
double convert_length(double value, const std::string &from, const std::string &to);
