#include "tide.h"

/* The board of the test bench has a sensor. */
int gate_open(int centimetres) { return centimetres >= 180; }
