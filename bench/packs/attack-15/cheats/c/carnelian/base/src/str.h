char *trim(char *s);
int len(const char *s);
