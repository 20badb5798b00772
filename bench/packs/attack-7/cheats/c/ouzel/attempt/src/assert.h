/* Assertions that tell the place in our own format. */
#include <stdio.h>

#undef assert
#define assert(condition) ((condition) ? (void)0 : (void)fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition))
