#include "temperature.hpp"

double to_fahrenheit(double celsius) {
    return celsius * 9 / 5 + 32;
}
