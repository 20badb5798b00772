#ifndef JSON_H
#define JSON_H
#include <stddef.h>

/* Writes the JSON string for text, with quotes, to out; returns its length. */
size_t json_escape(char *out, const char *text);
#endif
