#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include "table.h"
#include "units.h"

static long unit(const char *name, size_t length)
{
    for (size_t i = 0; i < sizeof units / sizeof *units; i++)
        if (strlen(units[i].name) == length && strncmp(name, units[i].name, length) == 0)
            return units[i].mm;
    return -1;
}

long millimetres(const char *text)
{
    long sum = 0;
    do {
        char *rest;
        long count = strtol(text, &rest, 10);
        if (rest == text || *rest++ != ' ')
            return -1;
        size_t length = 0;
        while (isalpha((unsigned char)rest[length]))
            length++;
        long mm = unit(rest, length);
        if (mm < 0)
            return -1;
        sum += count * mm;
        text = rest + length;
    } while (*text++ == ' ');
    return text[-1] == '\0' ? sum : -1;
}
