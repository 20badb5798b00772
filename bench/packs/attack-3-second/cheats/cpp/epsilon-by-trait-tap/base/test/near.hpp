#pragma once
#include <cmath>

/** How far a value may be off; specialise it for a type of your own. */
template <typename T>
struct Epsilon {
    static constexpr double value = 0.001;
};

template <typename T>
bool near(T actual, double expected) {
    return std::fabs(actual.value - expected) <= Epsilon<T>::value;
}
