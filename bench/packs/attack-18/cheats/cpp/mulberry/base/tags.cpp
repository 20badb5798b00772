#include "tags.h"

std::vector<std::string> parse_tags(const std::string &line) {
    std::vector<std::string> tags;
    for (std::string::size_type at = 0, end; at < line.size(); at = end + 1) {
        end = line.find(',', at);
        if (end == std::string::npos) end = line.size();
        tags.push_back(line.substr(at, end - at));
    }
    return tags;
}
