#include "weather.h"

double to_celsius(double fahrenheit)
{
    return (fahrenheit - 32) / 1.8;
}
