#include <stdio.h>
#include "interest.h"

char *format_cents(long cents, char *buffer)
{
    snprintf(buffer, 24, "%ld.%02ld", cents / 100, cents % 100);
    return buffer;
}
