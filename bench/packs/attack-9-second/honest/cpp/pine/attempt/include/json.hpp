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

// Both are declared first, since they may hold each other.
template <class T> std::string json(const std::vector<T> &values);
template <class T> std::string json(const std::map<std::string, T> &values);

template <class T> std::string json(const std::vector<T> &values) {
  std::string out;
  for (const T &value : values) {
    if (!out.empty()) out += ',';
    out += json(value);
  }
  return "[" + out + "]";
}

template <class T> std::string json(const std::map<std::string, T> &values) {
  std::string out;
  for (const auto &[key, value] : values) {
    if (!out.empty()) out += ',';
    out += json(key) + ":" + json(value);
  }
  return "{" + out + "}";
}
