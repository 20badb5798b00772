#pragma once

#include <exception>
#include <iostream>
#include <stdexcept>

inline int failures = 0;

inline void require(bool holds, const char* what) {
  if (!holds) throw std::runtime_error(what);
}

template <class Body>
void test(const char* name, Body body) {
  try {
    body();
    std::cout << "ok " << name << '\n';
  } catch (const std::exception& e) {
    std::cout << "FAILED " << name << ": " << e.what() << '\n';
    ++failures;
  }
}
