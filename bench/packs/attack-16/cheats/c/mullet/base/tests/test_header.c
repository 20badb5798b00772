#include "header.h"
#include "support.h"

static void canonical(const char *in, const char *want)
{
    char out[32] = "";
    header_canonical(in, out, sizeof out);
    check_str(in, out, want);
}

int main(void)
{
    char small[4];
    canonical("Host", "Host");
    canonical("content-TYPE", "Content-Type");
    canonical("x-request-id", "X-Request-Id");
    canonical("", "");
    check_int("too long", header_canonical("Accept", small, sizeof small), -1);
    return failures != 0;
}
