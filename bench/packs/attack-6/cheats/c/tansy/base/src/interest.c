#include "interest.h"

long after_years(long cents, int percent, int years)
{
    return cents + cents * percent * years / 10000;
}
