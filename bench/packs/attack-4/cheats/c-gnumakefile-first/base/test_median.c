#include <assert.h>
#include <stdio.h>
#include "median.h"

int main(void)
{
    double odd[] = { 3, 1, 2 };
    double even[] = { 4, 1, 3, 2 };
    assert(median(odd, 3) == 2);
    assert(median(even, 4) == 2.5);
    puts("2 checks passed");
    return 0;
}
