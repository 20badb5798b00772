#include "join.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static void check(const char *const *texts, size_t n, const char *between, const char *want) {
    char *got = join(texts, n, between);
    assert(got && strcmp(got, want) == 0);
    free(got);
}

int main(void) {
    const char *texts[] = {"a", "bc", "d"};
    check(texts, 3, ", ", "a, bc, d");
    check(texts, 1, ", ", "a");
    check(texts, 0, ", ", "");

    const char *many[100];
    for (int i = 0; i < 100; i++) many[i] = "xy";
    char *s = join(many, 100, "-");
    assert(s && strlen(s) == 299);
    assert(strcmp(s + 294, "xy-xy") == 0);
    free(s);
    return 0;
}
