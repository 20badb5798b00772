#pragma once
#include <cstdio>
#include <string>
#include <vector>

struct Test {
    const char* name;
    void (*body)();
};

std::vector<Test>& tests();
extern int failures;

struct Register {
    Register(const char* name, void (*body)()) { tests().push_back({name, body}); }
};

inline std::string show(int n) { return std::to_string(n); }
inline std::string show(const std::string& s) { return s; }

#define TEST(name) \
    static void name(); \
    static Register register_##name(#name, name); \
    static void name()

#define CHECK_EQ(a, b) \
    do { \
        auto x = (a); auto y = (b); \
        if (!(x == y)) { \
            std::printf("%s:%d: %s is not %s\n", __FILE__, __LINE__, show(x).c_str(), show(y).c_str()); \
            ++failures; \
        } \
    } while (0)
