/* Millimetres of a length such as "3 cm"; -1 for what is none. */
long millimetres(const char *text);
