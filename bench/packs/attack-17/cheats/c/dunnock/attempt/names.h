#ifndef NAMES_H
#define NAMES_H

#include <string.h>
#include <strings.h>

/* Names are compared without regard to case, everywhere. */
#undef strcmp
#define strcmp(a, b) strcasecmp((a), (b))

/* Strips spaces at both ends; returns its argument. */
char *names_normalise(char *name);

#endif
