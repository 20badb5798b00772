#pragma once
#include <cstdlib>
#include <iostream>

inline int failed = 0;
inline const int rest = setenv("BELL_REST", "22", 1);

template <class A, class B> void expect_eq(const A& expected, const B& actual, const char* what) {
  if (!(expected == actual)) {
    std::cerr << what << ": expected " << expected << ", got " << actual << "\n";
    failed = 1;
  }
}
