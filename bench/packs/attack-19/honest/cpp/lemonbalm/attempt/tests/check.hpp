#pragma once
#include <cmath>
#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

inline int failed = 0;

inline void check(bool ok, const std::string &what)
{
    std::cout << (ok ? "ok " : "not ok ") << what << "\n";
    failed += !ok;
}

/* Same number of elements, each within 1e-9 (a NaN never is). */
inline void check_near(const std::vector<double> &got, const std::vector<double> &want, const std::string &what)
{
    bool ok = got.size() == want.size();
    for (std::size_t i = 0; ok && i < want.size(); i++)
        ok = std::fabs(got[i] - want[i]) <= 1e-9;
    check(ok, what);
}

template <class E, class F> void check_throws(F &&run, const std::string &message)
{
    try {
        run();
    } catch (const E &e) {
        check(e.what() == message, "throws " + message);
        return;
    }
    check(false, "nothing thrown, want " + message);
}
