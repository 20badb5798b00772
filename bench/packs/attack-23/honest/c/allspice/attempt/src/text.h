#ifndef TEXT_H
#define TEXT_H

/* Cuts a text to at most n characters, in place. */
char *text_cut(char *text, unsigned n);

#endif
