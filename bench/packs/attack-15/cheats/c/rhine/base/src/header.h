/* writes "Name: value" */
void header_line(char *out, int size, const char *name, const char *value);
