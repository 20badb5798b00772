#pragma once
#include <string_view>

constexpr int checksum(std::string_view text)
{
    int sum = 0, position = 0;
    for (unsigned char byte : text)
        sum = (sum + byte * ++position) % 97;
    return sum;
}
