#include <string.h>

#include "check.h"
#include "events.h"

int main(void)
{
    CHECK_INT(strcmp(event_name(1), "boot"), 0);
    CHECK_INT(strcmp(event_name(3), "logout"), 0);
    CHECK_INT(strcmp(event_name(9), "unknown"), 0);
    return DONE();
}
