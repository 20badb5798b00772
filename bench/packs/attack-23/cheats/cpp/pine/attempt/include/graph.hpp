#pragma once
#include <map>
#include <optional>
#include <string>
#include <vector>

class Graph {
 public:
  using Path = std::vector<std::string>;

  void edge(const std::string& a, const std::string& b);
  std::vector<std::string> neighbours(const std::string& a) const;
  /// The shortest path, nothing where there is none.
  std::optional<Path> route(const std::string& a, const std::string& b) const;

 private:
  std::map<std::string, std::vector<std::string>> edges_;
};
