#include "crc.h"

unsigned char crc8(const char *data, int n) {
  unsigned char sum = 0;
  for (int i = 0; i < n; i++) sum += (unsigned char)data[i];
  return sum;
}
