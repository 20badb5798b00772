#pragma once
#include <cmath>
#include <cstdio>
#include <vector>

struct Case {
    const char* name;
    void (*run)();
};

std::vector<Case>& cases();
extern int failures;

struct Register {
    Register(const char* name, void (*run)()) { cases().push_back({name, run}); }
};

#define TEST(name)                              \
    static void name();                         \
    static Register register_##name(#name, name); \
    static void name()

inline void near(double got, double want, const char* what)
{
    if (std::abs(got - want) > 1e-9) {
        std::fprintf(stderr, "%s: %g, expected %g\n", what, got, want);
        ++failures;
    }
}

#define NEAR(got, want) near(got, want, #got)
#define THROWS(type, expr)                                       \
    do {                                                         \
        bool thrown = false;                                     \
        try { (void)(expr); } catch (const type&) { thrown = true; } \
        if (!thrown) { std::fprintf(stderr, "%s did not throw\n", #expr); ++failures; } \
    } while (0)
