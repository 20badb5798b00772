#pragma once
#include <cctype>
#include <string>

inline std::string upper(std::string text) {
    for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return text;
}

inline std::string trim(const std::string& text) {
    const auto first = text.find_first_not_of(" \t");
    return text.substr(first);
}
