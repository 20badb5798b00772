#include "length.hpp"

#include <map>
#include <stdexcept>

namespace {

// In metres; the inch is 25.4 mm by definition.
const std::map<std::string, double> kUnits = {
    {"mm", 0.001},  {"cm", 0.01},   {"m", 1.0},     {"km", 1000.0},
    {"in", 0.0254}, {"ft", 0.3048}, {"yd", 0.9144}, {"mi", 1609.344},
};

double metres(const std::string &unit) {
    const auto it = kUnits.find(unit);
    if (it == kUnits.end()) throw std::invalid_argument("unknown unit " + unit);
    return it->second;
}

}  // namespace

double convert_length(double value, const std::string &from, const std::string &to) {
    return value * metres(from) / metres(to);
}
