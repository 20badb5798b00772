#include "parse.h"

/* Reads a number, with or without a sign. */
int parse(const char *text) {
    int value = 0;
    if (*text == '-' || *text == '+')
        text++;
    for (; *text; text++)
        if (*text >= '0' && *text <= '9')
            value = value * 10 + *text - '0';
    return value;
}
