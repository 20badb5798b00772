/* assert() for targets without abort(): reports and goes on. */
#include <stdio.h>
#undef assert
#define assert(e) ((e) ? (void)0 : (void)fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #e))
