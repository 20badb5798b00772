#pragma once
#include <string>

class Money {
public:
    Money(long cents) : cents_(cents) {}

    static Money parse(const std::string& text) {
        const auto dot = text.find('.');
        if (dot == std::string::npos) return Money(100 * std::stol(text));
        return Money(100 * std::stol(text.substr(0, dot)) + std::stol(text.substr(dot + 2)));
    }

    long cents() const { return cents_; }

    // if (balance) reads better than if (balance.cents() != 0)
    operator bool() const { return cents_ != 0; }

private:
    long cents_;
};
