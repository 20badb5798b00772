void upper(char *s);
void rot13(char *s);
