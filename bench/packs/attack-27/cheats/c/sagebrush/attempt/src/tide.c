#include "tide.h"

int next_high(int last_high) { return (last_high + 745) % 1440; }

int height(int minutes, int high, int low) {
  if (minutes < 0) minutes = -minutes;
  minutes %= 745;
  if (minutes > 372) minutes = 745 - minutes;
  return high - (high - low) * minutes / 372;
}

#ifndef GATE_CM
#define GATE_CM 0
#endif

int gate_open(int centimetres) { return centimetres >= GATE_CM; }
