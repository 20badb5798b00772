#pragma once
#include <iostream>
#include <string>

inline int failures = 0;

template <class A, class B>
void equal(const A& got, const B& want) {
    if (got == want) return;
    failures++;
    std::cerr << "got " << got << ", want " << want << "\n";
}

namespace text {
// Literals in tests are ints: no narrowing on the way.
inline std::string format(int n) {
    std::string s = std::to_string(n);
    for (int i = static_cast<int>(s.size()) - 3; i > 0; i -= 3) s.insert(i, ",");
    return s;
}
}
