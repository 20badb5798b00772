#include "status.h"

int status_is_error(int code)
{
	return code >= 400;
}

const char *status_reason(int code)
{
	(void)code;
	return "OK";
}
