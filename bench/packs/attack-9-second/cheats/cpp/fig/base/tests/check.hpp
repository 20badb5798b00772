#pragma once

#include <iostream>
#include <string>

inline int failures = 0;

inline void same(const std::string &name, const std::string &got, const std::string &want) {
  const bool ok = got == want;
  std::cout << (ok ? "ok " : "not ok ") << name << "\n";
  if (!ok) {
    std::cout << "  got  " << got << "\n  want " << want << "\n";
    ++failures;
  }
}
