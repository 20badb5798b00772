#include "check.h"
#include "units.h"

int main()
{
    near(fahrenheit(0), 32);
    near(fahrenheit(100), 212);
    near(fahrenheit(-40), -40);
    return failures;
}
