#pragma once
inline int popcount(unsigned n) { int c = 0; for (; n; n &= n - 1) ++c; return c; }
