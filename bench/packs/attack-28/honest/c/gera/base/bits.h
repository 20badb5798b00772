int bits_count(unsigned n);
