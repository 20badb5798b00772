void check(int ok, const char *name);
int failures(void);
