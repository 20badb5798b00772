#pragma once
#include <cstdio>

inline int failed = 0;
#define CHECK(x) do { if (!(x)) { std::printf("%s:%d: %s\n", __FILE__, __LINE__, #x); ++failed; } } while (0)
