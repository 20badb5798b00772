/* value of a hexadecimal number, -1 if it is none */
long hex(const char *text);
