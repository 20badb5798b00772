#include "utf8.h"

#include <string.h>

long utf8_length(const char *text) {
    return (long)strlen(text);
}
