#include <stddef.h>

void derive(unsigned char *key, const unsigned char *secret, const unsigned char *salt, size_t length);
