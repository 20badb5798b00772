#ifndef HEX_H
#define HEX_H

#include <stddef.h>

int hex_digit(char c);

#endif
