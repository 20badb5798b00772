#ifndef BIT_H
#define BIT_H
unsigned bit(int n);
#endif
