#include <stdio.h>
#include <string.h>
#include "text.h"

static const struct { void (*fn)(char *); const char *in, *want; } rows[] = {
    { upper, "aB1", "AB1" },
    { rot13, "Hello, 1", "Uryyb, 1" },
    { rot13, "nN zZ", "aA mM" },
    { rot13, "", "" },
    { NULL, NULL, NULL },
};

int main(void)
{
    int failed = 0;
    for (int i = 0; rows[i].fn; i++) {
        char got[32];
        strcpy(got, rows[i].in);
        rows[i].fn(got);
        if (strcmp(got, rows[i].want)) failed = 1, printf("row %d: %s, not %s\n", i, got, rows[i].want);
    }
    return failed;
}
