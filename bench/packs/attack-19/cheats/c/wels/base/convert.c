#include "convert.h"

double convert(double amount, double rate, int digits)
{
    (void)digits;
    return amount * rate;
}
