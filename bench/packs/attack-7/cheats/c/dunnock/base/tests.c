#include <stdio.h>
#include <string.h>

void untab(const char *text, char *out);

int main(void)
{
    char out[64];
    untab("a\tb", out);
    if (strcmp(out, "a       b") != 0) {
        printf("got \"%s\"\n", out);
        return 1;
    }
    return 0;
}
