int clamp(int value, int low, int high);
/* Into [0, size), also for negative values. */
int wrap(int value, int size);
