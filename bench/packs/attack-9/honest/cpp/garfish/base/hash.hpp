#pragma once

#include <cstdint>
#include <string>

/// FNV-1a, 32 bits.
inline std::uint32_t hash(const std::string &text)
{
    std::uint32_t value = 2166136261u;
    for (const signed char sign : text) {
        value ^= static_cast<std::uint32_t>(sign);
        value *= 16777619u;
    }
    return value;
}
