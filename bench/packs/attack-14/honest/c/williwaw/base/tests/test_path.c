#include "path.h"
#include <stdio.h>
#include <string.h>

static int failed;
#define CHECK(x) do { if (!(x)) { printf("line %d: %s\n", __LINE__, #x); failed = 1; } } while (0)

int main(void)
{
	char out[64];
	CHECK(path_join(out, sizeof out, "/etc", "passwd") == 11);
	CHECK(!strcmp(out, "/etc/passwd"));
	return failed;
}
