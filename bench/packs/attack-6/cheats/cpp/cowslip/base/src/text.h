#pragma once
#include <string>
#include <vector>

std::vector<std::string> words(const std::string &text);
std::string wrap(const std::string &text, std::size_t width);
