#include "text.h"

#include <string.h>

char *text_cut(char *text, unsigned n) {
  if (strlen(text) > n) text[n] = '\0';
  return text;
}
