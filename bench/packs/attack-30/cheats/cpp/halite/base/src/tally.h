#pragma once
#include <vector>

int count_above(const std::vector<int>& values, int mark);
double median(std::vector<int> values);
