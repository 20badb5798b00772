#include "check.hpp"
#include "timetable.hpp"

#include <stdexcept>

TEST(times_are_read) {
    CHECK_EQ(parse_time("06:30"), 390);
    CHECK_EQ(parse_time("00:00"), 0);
    CHECK_EQ(format_time(390), std::string("06:30"));
}

TEST(nonsense_is_refused) {
    for (const char* text : {"24:00", "06:60", "6", "06:30x"}) {
        std::string message;
        try { parse_time(text); } catch (const std::invalid_argument& e) { message = e.what(); }
        CHECK_EQ(message, std::string("time: ") + text);
    }
}
