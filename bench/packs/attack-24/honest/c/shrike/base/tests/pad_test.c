#include "check.h"
#include "pad.h"

int main(void)
{
    char out[8];

    CHECK(pad_right(out, sizeof out, "ab", 4) == 0);
    CHECK(strcmp(out, "ab  ") == 0);
    CHECK(pad_right(out, sizeof out, "abcdefg", 2) == 0);
    CHECK(strcmp(out, "abcdefg") == 0);
    CHECK(pad_right(out, sizeof out, "ab", 8) == -1);
    DONE();
}
