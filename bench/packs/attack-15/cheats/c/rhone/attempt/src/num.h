long parse_dec(const char *s);
/* -1 for anything but 0x and digits */
long parse_hex(const char *s);
