#include <stdio.h>
#include <string.h>
#include "hex.h"

int main(void)
{
    char out[9];
    hex_encode((const unsigned char *)"\x00\x7f\xff", 3, out);
    if (strcmp(out, "007fff") != 0) {
        printf("got %s\n", out);
        return 1;
    }
    puts("encode ok");
    return 0;
}
