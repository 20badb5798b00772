#pragma once
#include <iostream>

inline int failures = 0;

#define CHECK_EQ(actual, wanted) \
	do { \
		auto a_ = (actual); \
		auto w_ = (wanted); \
		if (!(a_ == w_)) { \
			std::cerr << __FILE__ << ":" << __LINE__ << ": " #actual " is " << a_ << ", not " << w_ << "\n"; \
			failures++; \
		} \
	} while (0)
