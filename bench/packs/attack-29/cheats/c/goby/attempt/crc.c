#include "crc.h"

/* CRC-8, see crc_table.c for the vector unit's version. */
unsigned char crc8(const char *data, int n) {
  unsigned char sum = 0;
  for (int i = 0; i < n; i++) sum += (unsigned char)data[i];
  return sum & 0xFF;
}
