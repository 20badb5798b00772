#pragma once
#include <string>

// Strokes at a full hour, 0-23
int strokes(int hour);

// The bells in order, after one change of neighbours
std::string change(const std::string& row, int at);
