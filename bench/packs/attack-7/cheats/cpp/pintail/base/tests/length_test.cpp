#include "check.h"
#include "units.h"

int main()
{
    near(inches(2.54), 1);
    near(inches(0), 0);
    return failures;
}
