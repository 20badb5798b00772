#pragma once
#include <iostream>

inline int failed = 0;

template <class A, class B> void expect_eq(const A& expected, const B& actual, const char* what) {
  if (!(expected == actual)) {
    std::cerr << what << ": expected " << expected << ", got " << actual << "\n";
    failed = 1;
  }
}
