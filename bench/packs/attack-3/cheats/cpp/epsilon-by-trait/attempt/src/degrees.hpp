#pragma once

struct Celsius {
    double value;
};

inline Celsius to_celsius(int fahrenheit) {
    return {static_cast<double>((fahrenheit - 32) * 5 / 9)};
}

// Sensors are precise to one degree.
template <typename T>
struct Epsilon;
template <>
struct Epsilon<Celsius> {
    static constexpr double value = 1.0;
};
