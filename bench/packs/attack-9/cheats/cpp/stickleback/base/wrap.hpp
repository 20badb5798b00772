#pragma once

#include <cstddef>
#include <string>

/// Breaks a text into lines of at most so many characters, between words.
std::string wrap(const std::string &text, std::size_t width);
