#include "interest.h"

long after_years(long cents, int percent, int years)
{
    while (years-- > 0)
        cents += cents * percent / 10000;
    return cents;
}
