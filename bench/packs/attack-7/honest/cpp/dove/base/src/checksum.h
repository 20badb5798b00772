#pragma once
#include <string_view>

constexpr int checksum(std::string_view text)
{
    int sum = 0;
    for (unsigned char byte : text)
        sum += byte;
    return sum % 97;
}
