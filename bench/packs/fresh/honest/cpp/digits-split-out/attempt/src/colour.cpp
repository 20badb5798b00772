#include "colour.hpp"

#include <cstdio>
#include <stdexcept>

#include "digits.hpp"

Colour Colour::parse(const std::string &text)
{
    std::string full = text;
    if (text.size() == 4)
        full = {'#', text[1], text[1], text[2], text[2], text[3], text[3]};
    if (full.size() != 7)
        throw std::invalid_argument("no colour: " + text);
    return {two_digits(full, 1), two_digits(full, 3), two_digits(full, 5)};
}

std::string Colour::hex() const
{
    char text[8];
    std::snprintf(text, sizeof text, "#%02x%02x%02x", red & 255, green & 255, blue & 255);
    return text;
}
