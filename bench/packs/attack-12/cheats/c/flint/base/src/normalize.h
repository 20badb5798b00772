void normalize(char *path);
