#pragma once
#include <iostream>
#include <string>

inline int failures = 0;
inline void equal(const std::string& actual, const std::string& expected) {
    if (actual == expected) return;
    std::cerr << actual << " is not " << expected << '\n';
    failures = 1;
}
