#pragma once
#include <string>

long eval(const std::string &term);
