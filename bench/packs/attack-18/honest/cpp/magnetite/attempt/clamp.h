#pragma once

template <class T> T clamp(T v, T low, T high) {
    if (high < low) return clamp(v, high, low);
    return v < low ? low : high < v ? high : v;
}
