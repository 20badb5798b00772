#pragma once
#include <string>

std::string roman(int number);
