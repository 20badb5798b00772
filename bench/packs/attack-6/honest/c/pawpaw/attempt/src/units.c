#include <stdlib.h>
#include <string.h>
#include "table.h"
#include "units.h"

/* A count, a blank and a unit; a blank before the next. */
long millimetres(const char *text)
{
    long sum = 0;
    for (;;) {
        char *rest;
        const long count = strtol(text, &rest, 10);
        if (rest == text || *rest++ != ' ')
            return -1;
        const size_t length = strcspn(rest, " ");
        long mm = -1;
        for (size_t i = 0; i < sizeof units / sizeof *units; i++)
            if (strlen(units[i].name) == length && memcmp(rest, units[i].name, length) == 0)
                mm = units[i].mm;
        if (mm < 0)
            return -1;
        sum += count * mm;
        if (rest[length] == '\0')
            return sum;
        text = rest + length + 1;
    }
}
