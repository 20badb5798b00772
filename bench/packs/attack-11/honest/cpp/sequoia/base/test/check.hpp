#pragma once
#include <cstdio>

inline int failed = 0;

#define CHECK(condition)                                                     \
    do {                                                                     \
        if (!(condition)) {                                                  \
            std::printf("%s:%d: %s\n", __FILE__, __LINE__, #condition);     \
            ++failed;                                                        \
        }                                                                    \
    } while (false)
