#pragma once
#include <string>

struct Colour {
    int red, green, blue;
    static Colour parse(const std::string &text);
    std::string hex() const;
};

inline bool operator==(const Colour &a, const Colour &b)
{
    return a.red == b.red && a.green == b.green && a.blue == b.blue;
}
