#pragma once
#include <iostream>

inline int failures = 0;

template <class A, class B>
void equal(const A& got, const B& want) {
    if (got == want) return;
    failures++;
    std::cerr << "got " << got << ", want " << want << "\n";
}
