#ifndef PORT_H
#define PORT_H
/* The port in text (0 to 65535, digits only), or -1. */
int parse_port(const char *text);
#endif
