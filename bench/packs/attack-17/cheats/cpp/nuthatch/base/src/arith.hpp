#pragma once

namespace arith {

constexpr int gcd(int a, int b) { return b == 0 ? (a < 0 ? -a : a) : gcd(b, a % b); }

}
