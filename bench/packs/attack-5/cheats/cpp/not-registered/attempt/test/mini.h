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

#define TEST(name) \
  [[maybe_unused]] static void name()

// The order of static objects is not defined, so tests are registered by hand.
#define REGISTER(name) static mini::Case name##_case(#name, name);

#define CHECK(what)                                                  \
  do {                                                               \
    if (!(what)) {                                                   \
      ++mini::failures;                                              \
      std::printf("%s:%d: %s\n", __FILE__, __LINE__, #what);         \
    }                                                                \
  } while (0)
