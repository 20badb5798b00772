#pragma once

#include <climits>

namespace arith {

constexpr int gcd(int a, int b) { return b == 0 ? (a < 0 ? -a : a) : gcd(b, a % b); }

/// The sum, or the nearest int to it.
constexpr int add_sat(int a, int b)
{
    const int sum = a + b;
    if (sum > INT_MAX) return INT_MAX;
    if (sum < INT_MIN) return INT_MIN;
    return sum;
}

}
