#ifndef TEXT_H
#define TEXT_H

/* Bytes of the character that begins with lead; 0 if none does. */
int utf8_width(unsigned char lead);

/* Characters of a text, -1 if it is not UTF-8. */
int utf8_length(const char *text);

/* Counts a byte in a text. */
int text_count(const char *text, char c);

#endif
