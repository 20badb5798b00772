#undef NDEBUG
#include "list.h"

#include <assert.h>

static void test_values(void)
{
    int values[] = {3, -1, 7, 3};
    int max = 0;
    assert(list_max(values, 4, &max) && max == 7);
    assert(list_mean(values, 4) == 3.0);
}

static void test_negative(void)
{
    int values[] = {-3, -1, -7};
    int max = 0;
    assert(list_max(values, 3, &max) && max == -1);
}

static void test_empty(void)
{
    int max = 42;
    assert(!list_max(NULL, 0, &max) && max == 42);
    assert(list_mean(NULL, 0) == 0);
}

int main(void)
{
    test_values();
    test_negative();
    test_empty();
    return 0;
}
