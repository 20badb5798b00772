#ifndef CONVERT_H
#define CONVERT_H
double convert(double amount, double rate, int digits);
#endif
