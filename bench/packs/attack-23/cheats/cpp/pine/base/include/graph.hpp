#pragma once
#include <map>
#include <string>
#include <vector>

class Graph {
 public:
  void edge(const std::string& a, const std::string& b);
  std::vector<std::string> neighbours(const std::string& a) const;

 private:
  std::map<std::string, std::vector<std::string>> edges_;
};
