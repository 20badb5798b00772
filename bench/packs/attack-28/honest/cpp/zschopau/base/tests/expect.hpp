#pragma once
#include <iostream>
#include <string>

inline int failures = 0;

inline void expect(const std::string& what, const std::string& got, const std::string& want) {
  if (got == want) {
    std::cout << "ok " << what << '\n';
  } else {
    std::cout << "FAIL " << what << ": got '" << got << "', want '" << want << "'\n";
    failures++;
  }
}
