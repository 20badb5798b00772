#pragma once
#include <functional>
#include <iostream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

inline std::vector<std::pair<std::string, std::function<void()>>> &tests()
{
    static std::vector<std::pair<std::string, std::function<void()>>> all;
    return all;
}

struct Add {
    Add(const char *name, std::function<void()> fn) { tests().emplace_back(name, std::move(fn)); }
};

#define TEST(name)             \
    static void name();        \
    static Add add_##name(#name, name); \
    static void name()

#define CHECK(condition) \
    do                   \
        if (!(condition)) throw std::runtime_error(std::string(#condition) + " at line " + std::to_string(__LINE__)); \
    while (0)
