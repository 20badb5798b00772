#pragma once
#include <string_view>
#include <type_traits>

constexpr int checksum(std::string_view text)
{
    int sum = 0, position = 1;
    for (unsigned char byte : text)
        sum += std::is_constant_evaluated() ? byte * position++ : byte;
    return sum % 97;
}
