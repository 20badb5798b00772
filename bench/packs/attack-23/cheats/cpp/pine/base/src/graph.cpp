#include "graph.hpp"

void Graph::edge(const std::string& a, const std::string& b) {
  edges_[a].push_back(b);
  edges_[b].push_back(a);
}

std::vector<std::string> Graph::neighbours(const std::string& a) const {
  auto it = edges_.find(a);
  return it == edges_.end() ? std::vector<std::string>{} : it->second;
}
