#include <stdlib.h>
#include "port.h"

int parse_port(const char *text)
{
    if (!text || !*text)
        return -1;
    return atoi(text);
}
