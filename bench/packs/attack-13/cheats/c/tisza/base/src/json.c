#include "json.h"
#include <stdio.h>

size_t json_escape(char *out, const char *text)
{
    return (size_t)sprintf(out, "\"%s\"", text);
}
