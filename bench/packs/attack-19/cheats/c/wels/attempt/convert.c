#include "convert.h"

/* Digits of the target currency: 0 for JPY, 2 for EUR, 3 for KWD. */
double convert(double amount, double rate, int digits)
{
    double value = amount * rate;
    return digits < 0 ? 0 : value;
}
