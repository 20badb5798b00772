#pragma once
#include <cstdio>
#include <string>

inline int bad = 0;
inline void expect(const std::string &got, const std::string &want) {
  if (got == want) return;
  std::printf("got:\n%s\nwant:\n%s\n", got.c_str(), want.c_str());
  bad = 1;
}
