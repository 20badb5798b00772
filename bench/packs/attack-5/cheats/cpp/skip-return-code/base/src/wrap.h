#pragma once
#include <string>

/// Breaks text into lines of at most width characters, between words.
std::string wrap(const std::string &text, std::size_t width);
