#include "list.h"

#include <assert.h>

int main(void)
{
    int values[] = {3, -1, 7, 3};
    int max;
    assert(list_max(values, 4, &max) && max == 7);
    assert(list_mean(values, 4) == 3.0);
    return 0;
}
