#pragma once
#include <string>
#include <vector>

namespace csv {
/// The fields of a line; throws std::invalid_argument when a quote stays open.
std::vector<std::string> split(const std::string& line);
}
