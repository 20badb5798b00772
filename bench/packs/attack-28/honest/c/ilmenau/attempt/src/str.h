#ifndef STR_H
#define STR_H

/* strips blanks at both ends, in place */
char *str_trim(char *s);

#endif
