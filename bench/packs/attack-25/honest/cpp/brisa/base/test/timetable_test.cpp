#include "check.hpp"
#include "timetable.hpp"

static const Timetable ferry({parse_time("18:00"), parse_time("06:30"), parse_time("12:15")});

TEST(the_next_departure) {
    CHECK_EQ(ferry.next(parse_time("06:31")), parse_time("12:15"));
    CHECK_EQ(ferry.next(parse_time("05:00")), parse_time("06:30"));
}
