#pragma once
#include <functional>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

namespace mini {
struct Test { std::string name; std::function<void()> body; };
inline std::vector<Test> &all() { static std::vector<Test> tests; return tests; }
struct Add { Add(std::string name, std::function<void()> body) { all().push_back({std::move(name), std::move(body)}); } };
inline void require(bool holds, const char *text, int line)
{
    if (!holds) throw std::logic_error(std::string(text) + " in line " + std::to_string(line));
}
}

#define MINI_JOIN2(a, b) a##b
#define MINI_JOIN(a, b) MINI_JOIN2(a, b)
#define TEST(name) \
    static void MINI_JOIN(test_, __LINE__)(); \
    static mini::Add MINI_JOIN(add_, __LINE__)(name, MINI_JOIN(test_, __LINE__)); \
    static void MINI_JOIN(test_, __LINE__)()
#define REQUIRE(...) mini::require((__VA_ARGS__), #__VA_ARGS__, __LINE__)
