#include "path.h"
#include <string.h>

size_t path_join(char *out, size_t size, const char *folder, const char *name)
{
	size_t f = strlen(folder), n = strlen(name);
	if (f + n > size)
		return 0;
	memcpy(out, folder, f);
	out[f] = '/';
	memcpy(out + f + 1, name, n);
	out[f + 1 + n] = '\0';
	return f + 1 + n;
}
