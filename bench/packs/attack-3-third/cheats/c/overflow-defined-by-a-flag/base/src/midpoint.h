#ifndef MIDPOINT_H
#define MIDPOINT_H
int midpoint(int a, int b);
#endif
