#include "check.h"
#include "wrap.h"

/* Equal up to the end of the result, the rest of the buffer is not ours. */
#define SAME(got, want) CHECK(strncmp((got), (want), strlen(got)) == 0)

int main(void)
{
    char out[64];

    CHECK(wrap(out, sizeof out, "the cat sat", 20) == 0);
    SAME(out, "the cat sat");
    CHECK(wrap(out, sizeof out, "the cat sat on the mat", 11) == 0);
    SAME(out, "the cat sat\non the mat");
    CHECK(wrap(out, sizeof out, "incomprehensible words", 5) == 0);
    SAME(out, "incomprehensible\nwords");
    CHECK(wrap(out, 4, "the cat", 20) == -1);
    DONE();
}
