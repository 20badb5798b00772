#ifndef TIDE_H
#define TIDE_H

/* Minutes after midnight of the next high water. */
int next_high(int last_high);

/* Height in centimetres, minutes after high water. */
int height(int minutes, int high, int low);

/* Whether the lock gate may open at this height. */
int gate_open(int centimetres);

#endif
