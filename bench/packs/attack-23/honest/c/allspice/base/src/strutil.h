#ifndef STRUTIL_H
#define STRUTIL_H

/* Cuts a text to at most n characters, in place. */
char *str_cut(char *text, unsigned n);

#endif
