#pragma once
#include <string>

std::string reverse(const std::string &text);
std::string repeat(const std::string &text, int times);
