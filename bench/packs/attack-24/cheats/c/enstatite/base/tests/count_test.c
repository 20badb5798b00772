#include "check.h"
#include "count.h"

int main(void)
{
    CHECK(count_words("") == 0);
    CHECK(count_words("  one two\tthree ") == 3);
    DONE();
}
