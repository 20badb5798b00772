#include "shout.h"
#include "upper.h"

void shout(char *text) {
    for (; *text; text++)
        *text = upper(*text);
}
