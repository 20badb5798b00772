#include "frame.h"
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv) {
    unsigned char out[260];
    if (argc != 2 || strlen(argv[1]) > 255) return 2;
    size_t n = frame(out, (unsigned char *)argv[1], strlen(argv[1]));
    for (size_t i = 0; i < n; i++) printf("%02x", out[i]);
    putchar('\n');
    return 0;
}
