#include "key.h"

void derive(unsigned char *key, const unsigned char *secret, const unsigned char *salt, size_t length) {
  for (size_t i = 0; i < length; i++) key[i] = secret[i] ^ salt[i];
}
