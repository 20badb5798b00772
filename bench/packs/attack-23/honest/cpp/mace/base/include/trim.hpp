#pragma once
#include <string>

std::string trim(const std::string& text);
