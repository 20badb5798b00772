#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#define CHECK(x) assert(x)
