#ifndef PARSE_H
#define PARSE_H
int parse(const char *text);
#endif
