#pragma once
#include <string>
#include <vector>

struct Stop {
  std::string name;
  int minute;
};

class Route {
 public:
  void add(const std::string& name, int minute);
  int duration() const;
  std::size_t size() const { return stops_.size(); }

 private:
  std::vector<Stop> stops_;
};
