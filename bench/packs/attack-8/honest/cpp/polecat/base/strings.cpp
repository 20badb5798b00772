#include "strings.hpp"

std::string reverse(const std::string &text) { return {text.rbegin(), text.rend()}; }
