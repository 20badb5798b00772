#include "units.h"

double inches(double centimetres) { return centimetres / 2.54; }
double pounds(double kilograms) { return kilograms * 2; }
