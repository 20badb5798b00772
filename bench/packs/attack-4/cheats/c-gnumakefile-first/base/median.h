double median(double *values, int n);
