#ifndef STR_H
#define STR_H

/* strips blanks at both ends, in place */
char *str_trim(char *s);

/* deprecated: use str_trim, will be removed in 1.0 */
char *str_chop(char *s);

#endif
