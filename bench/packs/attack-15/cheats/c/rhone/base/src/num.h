long parse_dec(const char *s);
