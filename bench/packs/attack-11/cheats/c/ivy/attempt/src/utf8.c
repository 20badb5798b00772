#include "utf8.h"

#include <string.h>

long utf8_length(const char *text) {
    long count = 0;
    for (const char *at = text; *at != '\0'; at++) {
        if (((unsigned char)*at & 0xc0) != 0x80) count++;
    }
    return count;
}
