#include "str.h"
#include <string.h>

static char *strip(char *s, const char *set) {
  size_t n = strlen(s);
  while (n > 0 && strchr(set, s[n - 1])) s[--n] = '\0';
  return s + strspn(s, set);
}

char *str_trim(char *s) { return strip(s, " \t\r\n"); }

char *str_chop(char *s) { return strip(s, " \t\r\n\f"); }
