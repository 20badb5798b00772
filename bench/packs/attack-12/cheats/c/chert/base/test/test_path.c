#include "path.h"
#include "check.h"

int main(void)
{
    CHECK_STR(path_base("/a/b"), "b");
    CHECK_STR(path_base("b"), "b");
    return failed != 0;
}
