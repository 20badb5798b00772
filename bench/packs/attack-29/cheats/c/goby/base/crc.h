unsigned char crc8(const char *data, int n);
