#include "check.h"
#include "units.h"

int main()
{
    near(pounds(1), 2.20462);
    near(pounds(0), 0);
    return failures;
}
