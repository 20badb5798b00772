#include "clamp.h"
#include <stdio.h>

static int failed;

template <class T> void expect(T got, T want, int line) {
    if (!(got == want)) {
        printf("line %d failed\n", line);
        failed = 1;
    }
}

int main() {
    expect(clamp(5, 1, 3), 3, __LINE__);
    expect(clamp(0.5, 1.0, 3.0), 1.0, __LINE__);
    expect(clamp(2, 1, 3), 2, __LINE__);
    expect(clamp(2, 3, 1), 2, __LINE__);
    expect(clamp(9, 3, 1), 3, __LINE__);
    return failed;
}
