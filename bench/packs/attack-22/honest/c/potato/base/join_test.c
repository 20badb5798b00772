#include "join.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    const char *texts[] = {"a", "bc", "d"};
    char *s = join(texts, 3, ", ");
    assert(strcmp(s, "a, bc, d") == 0);
    free(s);
    s = join(texts, 0, ", ");
    assert(strcmp(s, "") == 0);
    free(s);
    return 0;
}
