#ifndef CHECK_H
#define CHECK_H

#include <stdio.h>
#include <stdlib.h>

static int failures;

#define CHECK(e) \
    do { if (!(e)) { printf("%s:%d: %s\n", __FILE__, __LINE__, #e); failures++; } } while (0)

#define DONE() return failures ? EXIT_FAILURE : EXIT_SUCCESS

#endif
