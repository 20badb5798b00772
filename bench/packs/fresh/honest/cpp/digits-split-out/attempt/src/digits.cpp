#include "digits.hpp"

int two_digits(const std::string &text, std::size_t at)
{
    return std::stoi(text.substr(at, 2), nullptr, 16);
}
