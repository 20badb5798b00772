#pragma once

template <class F> double integrate(F f, double a, double b, int n)
{
    double sum = 0, h = (b - a) / n;
    for (int i = 0; i < n; ++i) sum += f(a + i * h) * h;
    return sum;
}
