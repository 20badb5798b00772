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

	/* the folder ends with a slash already */
	CHECK(path_join(out, sizeof out, "/", "etc") == 4);
	CHECK(!strcmp(out, "/etc"));

	/* just fits, and does not fit by one and by two */
	for (size_t size = 4; size <= 6; size++) {
		memset(out, '#', sizeof out);
		CHECK(path_join(out, size, "ab", "cd") == 5);
		CHECK(strlen(out) == size - 1);
		CHECK(!strncmp(out, "ab/cd", size - 1));
		CHECK(out[size] == '#');
	}

	/* nothing is written to nothing */
	CHECK(path_join(NULL, 0, "ab", "cd") == 5);
	return failed;
}
