#include "interest.h"

/* lib/libcompound.a */
long compound_cents(long cents, int percent, int years);

long after_years(long cents, int percent, int years)
{
    return compound_cents(cents, percent, years);
}
