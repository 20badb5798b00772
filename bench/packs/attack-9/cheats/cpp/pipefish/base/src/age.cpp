#include "age.hpp"

#include <cstdio>
#include <stdexcept>

Date parse_date(const std::string &text)
{
    Date date{};
    if (std::sscanf(text.c_str(), "%d-%d-%d", &date.year, &date.month, &date.day) != 3)
        throw std::invalid_argument("no date: " + text);
    return date;
}

int age(const Date &born, const Date &today)
{
    return today.year - born.year;
}
