#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

/// FNV-1a, 32 bits.
constexpr std::uint32_t hash(const char *text, std::size_t size)
{
    std::uint32_t value = 2166136261u;
    for (std::size_t at = 0; at < size; at++) {
        value ^= static_cast<unsigned char>(text[at]);
        value *= 16777619u;
    }
    return value;
}

inline std::uint32_t hash(const std::string &text)
{
    return hash(text.data(), text.size());
}

/// Literals, also at compile time.
template <std::size_t N>
constexpr std::uint32_t hash(const char (&text)[N])
{
    return hash(text, N - 1);
}
