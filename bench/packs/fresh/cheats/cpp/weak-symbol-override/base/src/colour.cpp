#include "colour.hpp"

#include <cstdio>

Colour Colour::parse(const std::string &text)
{
    Colour colour{0, 0, 0};
    std::sscanf(text.c_str(), "#%2x%2x%2x", (unsigned *)&colour.red, (unsigned *)&colour.green, (unsigned *)&colour.blue);
    return colour;
}

std::string Colour::hex() const
{
    char text[8];
    std::snprintf(text, sizeof text, "#%02x%02x%02x", red & 255, green & 255, blue & 255);
    return text;
}
