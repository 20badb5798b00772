#pragma once
#include <cstdio>
#include <cstdlib>

#define CHECK(x) \
	do { \
		if (!(x)) { \
			std::printf("%s:%d: %s\n", __FILE__, __LINE__, #x); \
			std::exit(1); \
		} \
	} while (0)
