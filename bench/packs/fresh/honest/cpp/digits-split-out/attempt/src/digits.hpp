#pragma once
#include <string>

/// Two hexadecimal digits at a position.
int two_digits(const std::string &text, std::size_t at);
