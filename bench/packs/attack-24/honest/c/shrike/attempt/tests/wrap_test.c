#include "check.h"
#include "wrap.h"

static void wraps(const char *text, size_t width, const char *want)
{
    char out[64] = "?";

    CHECK(wrap(out, sizeof out, text, width) == 0);
    CHECK(strcmp(out, want) == 0);
}

int main(void)
{
    char out[8];

    wraps("", 5, "");
    wraps("the cat sat", 20, "the cat sat");
    wraps("  the   cat ", 20, "the cat");
    wraps("the cat sat on the mat", 11, "the cat sat\non the mat");
    wraps("the cat sat on the mat", 10, "the cat\nsat on the\nmat");
    wraps("incomprehensible words", 5, "incomprehensible\nwords");
    CHECK(wrap(out, sizeof out, "the cat", 20) == 0);
    CHECK(wrap(out, sizeof out, "the cats", 20) == -1);
    CHECK(wrap(out, 0, "", 20) == -1);
    DONE();
}
