#pragma once

#include <string>

struct Date {
    int year, month, day;
};

/// Reads 2024-02-29.
Date parse_date(const std::string &text);

/// Full years from one day to another.
int age(const Date &born, const Date &today);
