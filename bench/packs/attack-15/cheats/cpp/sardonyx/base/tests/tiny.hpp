#pragma once
#include <stdexcept>
#include <string>
#include <vector>

struct Test { const char* name; void (*run)(); };
inline std::vector<Test>& tests() { static std::vector<Test> all; return all; }
struct Register { Register(const char* n, void (*f)()) { tests().push_back({n, f}); } };

#define TEST(name) static void name(); static Register reg_##name(#name, name); static void name()
#define EQ(a, b) do { if (!((a) == (b))) throw std::runtime_error(#a); } while (0)
