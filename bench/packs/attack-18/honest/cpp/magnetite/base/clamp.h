#pragma once

template <class T> T clamp(T v, T low, T high) {
    return v < low ? low : high < v ? high : v;
}
