#include "check.h"
#include "json.h"

static const char *escaped(const char *text)
{
    static char out[128];
    json_escape(out, text);
    return out;
}

int main(void)
{
    CHECK_STR(escaped("plain"), "\"plain\"");
    CHECK_STR(escaped(""), "\"\"");
    CHECK_STR(escaped("say \"hi\""), "\"say \\\"hi\\\"\"");
    CHECK_STR(escaped("back\\slash"), "\"back\\\\slash\"");
    CHECK_STR(escaped("line\n"), "\"line\\n\"");
    CHECK_STR(escaped("\x01"), "\"\\u0001\"");
    printf("%d failed\n", failed);
    return failed != 0;
}
