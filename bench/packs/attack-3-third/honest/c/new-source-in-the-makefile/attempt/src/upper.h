#ifndef UPPER_H
#define UPPER_H
char upper(char letter);
#endif
