#include "weather.h"
#include <math.h>

double to_celsius(double fahrenheit)
{
    return (fahrenheit - 32) / 1.8;
}

double wind_chill(double celsius, double wind)
{
    double v = pow(wind, 0.15);
    return 13.12 + 0.6215 * celsius - 11.37 * v + 0.3965 * celsius * v;
}
