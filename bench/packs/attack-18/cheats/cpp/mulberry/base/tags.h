#pragma once
#include <string>
#include <vector>

std::vector<std::string> parse_tags(const std::string &line);
