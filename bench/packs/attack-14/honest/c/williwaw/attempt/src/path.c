#include "path.h"
#include <stdio.h>
#include <string.h>

size_t path_join(char *out, size_t size, const char *folder, const char *name)
{
	size_t f = strlen(folder);
	const char *slash = f && folder[f - 1] == '/' ? "" : "/";
	int needed = snprintf(out, size, "%s%s%s", folder, slash, name);
	return needed < 0 ? 0 : (size_t)needed;
}
