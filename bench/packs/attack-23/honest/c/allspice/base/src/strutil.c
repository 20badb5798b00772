#include "strutil.h"

#include <string.h>

char *str_cut(char *text, unsigned n) {
  if (strlen(text) > n) text[n] = '\0';
  return text;
}
