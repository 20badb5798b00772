#pragma once
#include <iostream>
#include <string>

inline int failed = 0;

inline void check(bool ok, const std::string &what)
{
    std::cout << (ok ? "ok " : "not ok ") << what << "\n";
    failed += !ok;
}
