#ifndef AVERAGE_H
#define AVERAGE_H
int average(int a, int b);
#endif
