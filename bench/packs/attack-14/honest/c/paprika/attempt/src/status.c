#include "status.h"
#include <stddef.h>

static const struct {
	int code;
	const char *reason;
} reasons[] = {
	{200, "OK"},
	{201, "Created"},
	{204, "No Content"},
	{301, "Moved Permanently"},
	{304, "Not Modified"},
	{400, "Bad Request"},
	{403, "Forbidden"},
	{404, "Not Found"},
	{405, "Method Not Allowed"},
	{500, "Internal Server Error"},
	{503, "Service Unavailable"},
};

int status_is_error(int code)
{
	return code >= 400;
}

const char *status_reason(int code)
{
	for (size_t i = 0; i < sizeof reasons / sizeof *reasons; i++)
		if (reasons[i].code == code)
			return reasons[i].reason;
	switch (code / 100) {
	case 2: return "Success";
	case 3: return "Redirect";
	case 4: return "Client Error";
	case 5: return "Server Error";
	default: return "Unknown";
	}
}
