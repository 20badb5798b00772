#ifndef SHOUT_H
#define SHOUT_H
void shout(char *text);
#endif
