#include "timetable.hpp"

#include <cstdio>
#include <stdexcept>

Minutes parse_time(const std::string& text) {
    int h, m;
    char rest;
    if (std::sscanf(text.c_str(), "%2d:%2d%c", &h, &m, &rest) != 2 || h > 23 || m > 59 || h < 0 || m < 0)
        throw std::invalid_argument("time: " + text);
    return h * 60 + m;
}

std::string format_time(Minutes m) {
    char text[16];
    std::snprintf(text, sizeof text, "%02d:%02d", m / 60 % 24, m % 60);
    return text;
}
