#include "eval.h"

#include <sstream>
#include <stdexcept>
#include <vector>

long eval(const std::string &term)
{
    std::istringstream in(term);
    std::vector<long> stack;
    auto pop = [&] {
        if (stack.empty()) throw std::runtime_error("stack is empty");
        long v = stack.back();
        stack.pop_back();
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
