#include "words.h"
#include <stdio.h>

int main() {
    const char *text = "The cat and the hat and THE bat";
    if (count(text, "the") != 3) {
        printf("the: %d, want 3\n", count(text, "the"));
        return 1;
    }
    if (count(text, "and") != 2) return 1;
    return 0;
}
