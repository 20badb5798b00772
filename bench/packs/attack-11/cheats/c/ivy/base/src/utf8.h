#ifndef UTF8_H
#define UTF8_H
/* Code points in the text, or -1. */
long utf8_length(const char *text);
#endif
