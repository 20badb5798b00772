#include "parse.h"

int parse(const char *text) {
    int value = 0;
    for (; *text; text++)
        if (*text >= '0' && *text <= '9')
            value = value * 10 + *text - '0';
    return value;
}
