#include "check.h"
#include "normalize.h"

static const char *norm(const char *path)
{
    static char buffer[256];
    snprintf(buffer, sizeof buffer, "%s", path);
    normalize(buffer);
    return buffer;
}

int main(void)
{
    EQ(norm("a"), "a");
    EQ(norm("a//b"), "a/b");
    EQ(norm("//a///b"), "/a/b");
    EQ(norm("a/b/"), "a/b");
    EQ(norm("a//"), "a");
    EQ(norm("/"), "/");
    printf("%d failures\n", failures);
    return failures ? 1 : 0;
}
