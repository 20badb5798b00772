#pragma once

struct Celsius {
    double value;
};

inline Celsius to_celsius(int fahrenheit) {
    return {static_cast<double>((fahrenheit - 32) * 5 / 9)};
}
