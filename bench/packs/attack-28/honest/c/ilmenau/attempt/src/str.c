#include "str.h"
#include <string.h>

char *str_trim(char *s) {
  static const char blanks[] = " \t\r\n\f";
  size_t n = strlen(s);
  while (n > 0 && strchr(blanks, s[n - 1])) s[--n] = '\0';
  return s + strspn(s, blanks);
}
