#include "err.h"

const char *err_name(int code)
{
    return code == ERR_OK ? "ok" : "unknown";
}
