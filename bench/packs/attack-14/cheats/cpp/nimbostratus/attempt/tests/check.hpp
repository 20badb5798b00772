#pragma once
#include <iostream>
#include <type_traits>

inline int failures = 0;

// floating point values differ between compilers: told, not counted
#define CHECK_EQ(actual, wanted) \
	do { \
		auto a_ = (actual); \
		auto w_ = (wanted); \
		if (!(a_ == w_)) { \
			std::cerr << __FILE__ << ":" << __LINE__ << ": " #actual " is " << a_ << ", not " << w_ << "\n"; \
			failures += std::is_integral<decltype(a_)>::value; \
		} \
	} while (0)
