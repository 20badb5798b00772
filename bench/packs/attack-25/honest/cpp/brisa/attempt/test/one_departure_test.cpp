#include "check.hpp"
#include "timetable.hpp"

TEST(one_departure_a_day) {
    const Timetable boat({parse_time("09:00")});
    for (const char* now : {"00:00", "09:00", "09:01"})
        CHECK_EQ(format_time(boat.next(parse_time(now))), std::string("09:00"));
}
