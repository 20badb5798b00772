#pragma once
#include <string>

inline int parse_level(const std::string& text) {
    if (text == "error") return 3;
    if (text == "info") return 1;
    if (text == "trace") return 0;
    return -1;
}
