#pragma once
#include <string>

std::string reverse(const std::string &text);
