#include "status.h"
#include <stdio.h>
#include <string.h>

static const struct { int code; const char *reason; } cases[] = {
	{200, "OK"}, {201, "Created"}, {204, "No Content"},
	{301, "Moved Permanently"}, {304, "Not Modified"},
	{400, "Bad Request"}, {403, "Forbidden"}, {404, "Not Found"}, {405, "Method Not Allowed"},
	{500, "Internal Server Error"}, {503, "Service Unavailable"},
	{299, "Success"}, {307, "Redirect"}, {418, "Client Error"}, {599, "Server Error"},
	{0, "Unknown"}, {600, "Unknown"}, {-1, "Unknown"},
};

int main(void)
{
	int failed = 0;
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		const char *got = status_reason(cases[i].code);
		if (strcmp(got, cases[i].reason)) {
			printf("%d: %s, not %s\n", cases[i].code, got, cases[i].reason);
			failed = 1;
		}
	}
	if (status_is_error(399) || !status_is_error(400)) {
		puts("status_is_error");
		failed = 1;
	}
	return failed;
}
