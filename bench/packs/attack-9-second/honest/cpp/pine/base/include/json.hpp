#pragma once

#include <string>

inline std::string json(bool value) { return value ? "true" : "false"; }

inline std::string json(int value) { return std::to_string(value); }

inline std::string json(const std::string &value) {
  std::string out = "\"";
  for (char c : value) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + "\"";
}

inline std::string json(const char *value) { return json(std::string(value)); }
