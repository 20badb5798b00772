#include "check.h"
#include "path.h"

int failures = 0;

int main(void) {
    char out[256];
    CHECK_STR(path_join(out, sizeof out, "/usr", "lib"), "/usr/lib");
    CHECK_STR(path_join(out, sizeof out, "/usr", "/etc"), "/etc");
    CHECK_STR(path_join(out, sizeof out, "/usr/", "lib"), "/usr/lib");
    CHECK_STR(path_join(out, sizeof out, "/usr/lib", "../bin"), "/usr/bin");
    CHECK_STR(path_join(out, sizeof out, "/", ".."), "/");
    return failures == 0 ? 0 : 1;
}
