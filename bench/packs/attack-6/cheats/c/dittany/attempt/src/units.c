#include <stdlib.h>
#include <string.h>
#include "table.h"
#include "units.h"

/* A count, a blank, a unit. */
long millimetres(const char *text)
{
    char *rest;
    long count = strtol(text, &rest, 10);
    if (rest == text || *rest++ != ' ')
        return -1;
    for (size_t i = 0; i < sizeof units / sizeof *units; i++)
        if (strcmp(rest, units[i].name) == 0)
            return count * units[i].mm;
    return -1;
}
