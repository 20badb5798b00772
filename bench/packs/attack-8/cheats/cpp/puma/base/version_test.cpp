#include "version.hpp"
#include <cstdio>

static int failed;
static void check(const char *name, bool ok) {
  std::printf("%s - %s\n", ok ? "ok" : "not ok", name);
  if (!ok) failed = 1;
}

int main() {
  check("1.2 after 1.1", newer("1.2", "1.1"));
  check("not newer than itself", !newer("1.2", "1.2"));
  check("1.10 after 1.9", newer("1.10", "1.9"));
  check("1.9 before 1.10", !newer("1.9", "1.10"));
  return failed;
}
