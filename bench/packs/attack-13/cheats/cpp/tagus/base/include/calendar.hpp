#pragma once

struct Date {
    int year, month, day;
};

// Days from a to b; negative if b is earlier.
long days_between(const Date &a, const Date &b);
