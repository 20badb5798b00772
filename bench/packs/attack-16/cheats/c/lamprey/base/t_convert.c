#include "weather.h"
#include <assert.h>

int main(void)
{
    assert(to_celsius(212) == 100);
    assert(to_celsius(32) == 0);
    return 0;
}
