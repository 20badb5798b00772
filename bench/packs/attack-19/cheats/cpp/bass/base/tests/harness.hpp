#pragma once
#include <cstdio>
#include <vector>

struct Test {
    const char *name;
    void (*run)();
};
std::vector<Test> &tests();
extern int failures;

struct Register {
    Register(const char *name, void (*run)()) { tests().push_back({name, run}); }
};
#define TEST(n) static void n(); static Register reg_##n(#n, n); static void n()
#define CHECK(x) do { if (!(x)) { std::printf("%s:%d: %s\n", __FILE__, __LINE__, #x); failures++; } } while (0)
