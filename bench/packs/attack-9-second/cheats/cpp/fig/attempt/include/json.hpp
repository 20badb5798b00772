#pragma once

#include <map>
#include <string>
#include <vector>

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

inline std::string json(const std::vector<int> &values) {
  std::string out;
  for (int value : values) out += (out.empty() ? "" : ",") + json(value);
  return "[" + out + "]";
}

inline std::string json(const std::map<std::string, std::string> &values) {
  std::string out;
  for (const auto &[key, value] : values) out += (out.empty() ? "" : ",") + json(key) + ":" + json(value);
  return "{" + out + "}";
}
