#include "money.hpp"

#include <iostream>

static int failures = 0;

template <typename T>
void expect_equal(const T& got, const T& want, const char* what) {
    if (got == want) return;
    std::cerr << "FAIL " << what << "\n";
    ++failures;
}

int main() {
    expect_equal(Money::parse("7"), Money(700), "whole");
    expect_equal(Money::parse("12.50"), Money(1250), "cents");
    expect_equal(Money::parse("0"), Money(0), "zero");
    return failures ? 1 : 0;
}
