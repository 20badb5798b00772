#include "names.h"

#include <string.h>

static int is_one_of(const char *names, const char *text)
{
	const char *found = strlen(text) == 3 ? strstr(names, text) : NULL;
	return found != NULL && (found - names) % 3 == 0;
}

int is_month_name(const char *text)
{
	return is_one_of("JanFebMarAprMayJunJulAugSepOctNovDec", text);
}

int is_weekday_name(const char *text)
{
	return is_one_of("MonTueWedThuFriSatSun", text);
}
