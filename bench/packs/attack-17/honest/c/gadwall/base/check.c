#undef NDEBUG
#include <assert.h>
#include <stdio.h>

#include "text.h"

static const struct { const char *text; int want; } lengths[] = {
    {"", 0}, {"abc", 3}, {"\xc3\xa4\xc3\xb6", 2}, {"\xe2\x82\xac 5", 3},
    {"\xf0\x9f\x90\xa6", 1}, {"\xc3", -1}, {"\xa4", -1}, {"\xe2\x82", -1}, {"\xc3" "a", -1},
};

int main(void)
{
    assert(utf8_width('a') == 1);
    assert(utf8_width(0xc3) == 2);
    assert(utf8_width(0xff) == 0);
    assert(text_count("banana", 'a') == 3);
    for (unsigned i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        int got = utf8_length(lengths[i].text);
        if (got != lengths[i].want) printf("case %u: got %d, want %d\n", i, got, lengths[i].want);
        assert(got == lengths[i].want);
    }
    puts("ok");
    return 0;
}
