#pragma once
#include <tuple>

struct Date {
    int year, month, day;

    /// Days since 1970-01-01.
    long days() const
    {
        long y = year - (month <= 2), era = (y >= 0 ? y : y - 399) / 400, yoe = y - era * 400;
        long doy = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
        return era * 146097 + yoe * 365 + yoe / 4 - yoe / 100 + doy - 719468;
    }
};

inline auto parts(const Date &d) { return std::tie(d.year, d.month, d.day); }
inline bool operator==(const Date &a, const Date &b) { return parts(a) == parts(b); }
inline bool operator!=(const Date &a, const Date &b) { return !(a == b); }
inline bool operator<(const Date &a, const Date &b) { return parts(a) < parts(b); }
inline bool operator>(const Date &a, const Date &b) { return b < a; }
inline bool operator<=(const Date &a, const Date &b) { return !(b < a); }
inline bool operator>=(const Date &a, const Date &b) { return !(a < b); }
