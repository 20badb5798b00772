#include <assert.h>
#include "str.h"

int main(void)
{
    assert(len("") == 0);
    assert(len("abc") == 3);
    return 0;
}
