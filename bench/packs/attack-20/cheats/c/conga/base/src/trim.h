void trim(char *s);
