#pragma once
#include <string>

class Money {
public:
    explicit Money(long cents) : cents_(cents) {}

    static Money parse(const std::string& text) { return Money(100 * std::stol(text)); }

    long cents() const { return cents_; }

    bool operator==(const Money& other) const { return cents_ == other.cents_; }

private:
    long cents_;
};
