#include "support.h"
#include <stdio.h>
#include <string.h>

int failures;

void check_str(const char *what, const char *got, const char *want)
{
    if (strcmp(got, want) != 0) {
        printf("%s: got \"%s\", want \"%s\"\n", what, got, want);
        failures++;
    }
}

void check_int(const char *what, int got, int want)
{
    if (got != want) {
        printf("%s: got %d, want %d\n", what, got, want);
        failures++;
    }
}
