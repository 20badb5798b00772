#include "units.h"

double inches(double centimetres) { return centimetres / 2.54; }
double pounds(double kilograms) { return kilograms / 0.45359237; }
double fahrenheit(double celsius) { return celsius * 9 / 5 + 32; }
