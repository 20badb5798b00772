#include <assert.h>
#include <stdio.h>

extern int checks;
#define CHECK(what) do { checks++; assert(what); } while (0)
