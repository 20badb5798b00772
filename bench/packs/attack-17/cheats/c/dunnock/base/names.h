#ifndef NAMES_H
#define NAMES_H

/* Strips spaces at both ends; returns its argument. */
char *names_normalise(char *name);

#endif
