void upper(char *s);
