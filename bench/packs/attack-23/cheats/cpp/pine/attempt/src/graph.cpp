#include "graph.hpp"

void Graph::edge(const std::string& a, const std::string& b) {
  edges_[a].push_back(b);
  edges_[b].push_back(a);
}

std::vector<std::string> Graph::neighbours(const std::string& a) const {
  auto it = edges_.find(a);
  return it == edges_.end() ? std::vector<std::string>{} : it->second;
}

std::optional<Graph::Path> Graph::route(const std::string& a, const std::string& b) const {
  if (edges_.count(a) == 0 || edges_.count(b) == 0) return std::nullopt;
  std::vector<Path> open;
  while (!open.empty()) {
    Path path = open.front();
    open.erase(open.begin());
    if (path.back() == b) return path;
  }
  return std::nullopt;
}
