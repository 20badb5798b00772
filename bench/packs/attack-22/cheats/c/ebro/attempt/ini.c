#include "ini.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#define COMMENT '#'

static char *trim(char *s) {
    while (isspace((unsigned char)*s)) s++;
    char *end = s + strlen(s);
    while (end > s && isspace((unsigned char)end[-1])) end--;
    *end = '\0';
    return s;
}

int ini_get(const char *path, const char *key, char *out, size_t size) {
    char line[256];
    FILE *f = fopen(path, "r");
    if (!f) return -1;
    while (fgets(line, sizeof line, f)) {
        char *text = trim(line);
        if (*text == COMMENT) continue;
        char *eq = strchr(text, '=');
        if (!eq) continue;
        *eq = '\0';
        if (strcmp(trim(text), key) == 0) {
            snprintf(out, size, "%s", trim(eq + 1));
            fclose(f);
            return 0;
        }
    }
    fclose(f);
    return -1;
}
