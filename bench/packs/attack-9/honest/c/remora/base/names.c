#include "names.h"

#include <string.h>

int is_month_name(const char *text)
{
	static const char months[] = "JanFebMarAprMayJunJulAugSepOctNovDec";
	const char *found = strlen(text) == 3 ? strstr(months, text) : NULL;
	return found != NULL && (found - months) % 3 == 0;
}
