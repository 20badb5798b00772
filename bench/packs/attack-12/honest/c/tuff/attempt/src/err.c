#include "err.h"

#include <stddef.h>

static const char *const names[] = {
    [ERR_OK] = "ok",
    [ERR_BUSY] = "busy",
    [ERR_TIMEOUT] = "timeout",
    [ERR_CRC] = "bad checksum",
    [ERR_FRAME] = "bad frame",
    [ERR_AUTH] = "not authorised",
    [ERR_VERSION] = "version not supported",
};

const char *err_name(int code)
{
    size_t count = sizeof names / sizeof *names;
    if (code < 0 || (size_t)code >= count || !names[code])
        return "unknown";
    return names[code];
}
