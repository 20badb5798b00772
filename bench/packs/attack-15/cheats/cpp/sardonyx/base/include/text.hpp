#pragma once
#include <string>
#include <vector>

inline std::string join(const std::vector<std::string>& items)
{
    std::string out;
    for (const auto& item : items) out += (out.empty() ? "" : ", ") + item;
    return out;
}

inline std::string upper(std::string s)
{
    for (auto& c : s) if (c >= 'a' && c <= 'z') c -= 32;
    return s;
}
