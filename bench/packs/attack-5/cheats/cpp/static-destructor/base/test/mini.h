#pragma once
#include <cstdio>

namespace mini {
inline int failures = 0;
struct Case {
  const char *name;
  void (*body)();
  Case *next;
  static Case *&first() {
    static Case *head = nullptr;
    return head;
  }
  Case(const char *n, void (*b)()) : name(n), body(b), next(first()) { first() = this; }
};
}  // namespace mini

#define TEST(name)                            \
  static void name();                         \
  static mini::Case name##_case(#name, name); \
  static void name()

#define CHECK(what)                                                  \
  do {                                                               \
    if (!(what)) {                                                   \
      ++mini::failures;                                              \
      std::printf("%s:%d: %s\n", __FILE__, __LINE__, #what);         \
    }                                                                \
  } while (0)
