#pragma once
#include <functional>
#include <iostream>
#include <string>
#include <vector>

struct Test {
    std::string name;
    std::function<bool()> body;
};

inline std::vector<Test>& tests() {
    static std::vector<Test> all;
    return all;
}

inline bool add_test(std::string name, std::function<bool()> body) {
    tests().push_back({std::move(name), std::move(body)});
    return true;
}
