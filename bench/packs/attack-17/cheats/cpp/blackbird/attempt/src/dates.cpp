#include "dates.h"

#include <stdexcept>

int days_in(int year, int month)
{
    static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    if (month < 1 || month > 12) throw std::out_of_range("month");
    if (month == 2 && year % 400 == 0) return 29;
    return days[month - 1];
}
