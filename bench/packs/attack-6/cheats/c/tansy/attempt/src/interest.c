#include <assert.h>
#include "interest.h"

int asserted;

long after_years(long cents, int percent, int years)
{
    return cents + cents * percent * years / 10000;
}
