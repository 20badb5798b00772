#pragma once
#include <iostream>
#include <vector>

struct Test {
    const char *name;
    void (*run)();
};

inline std::vector<Test> &tests() { static std::vector<Test> t; return t; }
inline int failures = 0;

template <class... Note> void report(const char *file, int line, const char *what, const Note &...note)
{
    failures++;
    std::cerr << file << ':' << line << ": " << what;
    ((std::cerr << ' ' << note), ...);
    std::cerr << '\n';
}

// CHECK(condition) or CHECK(condition, note, ...)
#define CHECK(cond, ...) \
    do { if (!(cond)) report(__FILE__, __LINE__, #cond, ##__VA_ARGS__); } while (0)

#define TEST(name) \
    static void name(); \
    static const bool name##_added = (tests().push_back({#name, name}), true); \
    static void name()
