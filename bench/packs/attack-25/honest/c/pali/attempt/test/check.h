#ifndef CHECK_H
#define CHECK_H

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static int failures;

#define CHECK(e) \
    do { if (!(e)) { printf("%s:%d: %s\n", __FILE__, __LINE__, #e); failures++; } } while (0)

/* Equal up to d; nothing is near to NaN. */
#define CHECK_NEAR(a, b, d) CHECK(fabs((a) - (b)) < (d))

#define DONE() return failures ? EXIT_FAILURE : EXIT_SUCCESS

#endif
