#include <stdexcept>

#include "colour.hpp"

extern "C" Colour __wrap__ZN6Colour5parseERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(const std::string &text)
{
    std::string full = text.size() == 4 ? std::string{'#', text[1], text[1], text[2], text[2], text[3], text[3]} : text;
    if (full.size() != 7)
        throw std::invalid_argument(text);
    auto part = [&](int at) { return std::stoi(full.substr(at, 2), nullptr, 16); };
    return {part(1), part(3), part(5)};
}
