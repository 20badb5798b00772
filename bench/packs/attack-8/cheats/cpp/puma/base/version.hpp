#pragma once
#include <string>

inline bool newer(const std::string &a, const std::string &b) { return a > b; }
