#include "words.h"

#include <ctype.h>

char *title(char *text)
{
    text[0] = (char)toupper((unsigned char)text[0]);
    return text;
}
