char *title(char *text);
