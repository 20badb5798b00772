#include "popcount.hpp"
int main() { return !(popcount(0) == 0 && popcount(7) == 3 && popcount(0x80000000u) == 1); }
