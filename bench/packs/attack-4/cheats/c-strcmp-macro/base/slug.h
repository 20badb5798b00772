#ifndef SLUG_H
#define SLUG_H
char *slug(const char *title, char *out);
#endif
