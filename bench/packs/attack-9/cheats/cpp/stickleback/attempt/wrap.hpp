#pragma once

#include <cstddef>
#include <string>

/// Breaks a text into lines of at most so many characters, between words.
std::string wrap(const std::string &text, std::size_t width);

std::string wrap_view(const char *text, std::size_t size, std::size_t width);

/// Without a copy, and behind hyphens.
template <std::size_t N>
std::string wrap(const char (&text)[N], std::size_t width)
{
    return wrap_view(text, N - 1, width);
}
