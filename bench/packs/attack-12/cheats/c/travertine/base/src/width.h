/* Columns of a UTF-8 text in a terminal. */
int text_width(const char *text);
