#pragma once
#include <string>
#include <vector>

// Minutes after midnight.
using Minutes = int;

Minutes parse_time(const std::string& text);
std::string format_time(Minutes m);

class Timetable {
public:
    explicit Timetable(std::vector<Minutes> departures);

    // The first departure at or after m; that of the next day if there is none.
    Minutes next(Minutes m) const;

private:
    std::vector<Minutes> departures_;
};
