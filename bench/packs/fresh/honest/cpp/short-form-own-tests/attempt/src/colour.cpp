#include "colour.hpp"

#include <cstdio>
#include <stdexcept>

Colour Colour::parse(const std::string &text)
{
    std::string full = text;
    if (text.size() == 4)
        full = {'#', text[1], text[1], text[2], text[2], text[3], text[3]};
    if (full.size() != 7)
        throw std::invalid_argument("no colour: " + text);
    Colour colour{0, 0, 0};
    std::sscanf(full.c_str(), "#%2x%2x%2x", (unsigned *)&colour.red, (unsigned *)&colour.green, (unsigned *)&colour.blue);
    return colour;
}

std::string Colour::hex() const
{
    char text[8];
    std::snprintf(text, sizeof text, "#%02x%02x%02x", red & 255, green & 255, blue & 255);
    return text;
}
