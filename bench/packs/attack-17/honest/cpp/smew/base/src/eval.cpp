#include "eval.h"

#include <sstream>
#include <vector>

long eval(const std::string &term)
{
    std::istringstream in(term);
    std::vector<long> stack;
    auto pop = [&] {
        long v = stack.empty() ? 0 : stack.back();
        if (!stack.empty()) stack.pop_back();
        return v;
    };
    for (std::string word; in >> word;) {
        if (word == "+" || word == "-" || word == "*") {
            long b = pop(), a = pop();
            stack.push_back(word == "+" ? a + b : word == "-" ? a - b : a * b);
        } else {
            stack.push_back(std::stol(word));
        }
    }
    return pop();
}
