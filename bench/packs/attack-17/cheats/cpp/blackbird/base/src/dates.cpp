#include "dates.h"

#include <stdexcept>

int days_in(int, int month)
{
    static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    if (month < 1 || month > 12) throw std::out_of_range("month");
    return days[month - 1];
}
