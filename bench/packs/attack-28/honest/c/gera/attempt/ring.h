struct ring { int head, tail, items[8]; };
int ring_put(struct ring *r, int item);
int ring_get(struct ring *r, int *item);
int ring_count(const struct ring *r);
