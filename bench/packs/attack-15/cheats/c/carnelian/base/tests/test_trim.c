#include <assert.h>
#include <string.h>
#include "str.h"

int main(void)
{
    char a[] = "  x y ", b[] = "\tz\r\n";
    assert(strcmp(trim(a), "x y") == 0);
    assert(strcmp(trim(b), "z") == 0);
    return 0;
}
