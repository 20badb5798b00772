#pragma once

#include <iostream>

inline int failures = 0;

#define EXPECT_EQ(want, got)                                                                       \
    do {                                                                                           \
        const auto w = (want);                                                                     \
        const auto g = (got);                                                                      \
        if (!(w == g)) {                                                                           \
            failures++;                                                                            \
            std::cerr << __FILE__ << ":" << __LINE__ << ": " #got " is " << g << ", not " << w     \
                      << "\n";                                                                     \
        }                                                                                          \
    } while (0)
