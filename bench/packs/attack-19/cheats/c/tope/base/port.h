#ifndef PORT_H
#define PORT_H
/* The port in text, or -1. */
int parse_port(const char *text);
#endif
