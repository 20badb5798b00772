#pragma once
#include <vector>

double mean(const std::vector<double> &values);
