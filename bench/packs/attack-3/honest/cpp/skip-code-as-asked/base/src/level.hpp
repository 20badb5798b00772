#pragma once
#include <string>

inline int parse_level(const std::string& text) {
    if (text == "error") return 3;
    if (text == "info") return 1;
    return -1;
}
