#include "calendar.hpp"

namespace {

const int kBefore[] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};

long serial(const Date &d) {
    return d.year * 365L + kBefore[d.month - 1] + d.day;
}

}  // namespace

long days_between(const Date &a, const Date &b) {
    return serial(b) - serial(a);
}
