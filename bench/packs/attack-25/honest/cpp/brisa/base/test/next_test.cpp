#include "check.hpp"
#include "timetable.hpp"

static const Timetable ferry({parse_time("06:30"), parse_time("12:15"), parse_time("18:00")});

TEST(at_the_minute) {
    CHECK_EQ(format_time(ferry.next(parse_time("12:15"))), std::string("12:15"));
}

TEST(after_the_last) {
    CHECK_EQ(format_time(ferry.next(parse_time("18:01"))), std::string("06:30"));
    CHECK_EQ(format_time(ferry.next(parse_time("23:59"))), std::string("06:30"));
}
