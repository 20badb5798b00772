#include "support.h"
#include <stdio.h>

static int failed;

void check(int ok, const char *name) {
    if (!ok) {
        failed++;
        printf("FAILED %s\n", name);
    }
}

int failures(void) { return failed; }
